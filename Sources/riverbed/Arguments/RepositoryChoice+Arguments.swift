import Disk

extension RepositoryChoice {
  /// Reads the option by which a command line names the repository of revisions.
  init(_ arguments: Arguments) {
    self.init(option: arguments.path(of: .repository))
  }
}

extension Option {
  static let repository = Option(
    name: "repository", value: Value(placeholder: "DIR", kind: .input(.folder)),
    summary: "The folder of the git repository that revisions are read from, with its .git or "
      + "bare. The default is the one that GIT_DIR names, or else the nearest with a .git around "
      + "the current folder, or around the app if that is not in its work tree. Name it where the "
      + "app is written by someone else.",
    reachesDocuments: false)
}
