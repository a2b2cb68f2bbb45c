import Texts

/// How the repository of revisions is chosen.
package enum RepositoryChoice: Hashable, Sendable {
  /// It is the one in a folder, which someone named.
  case named(String, by: Name)
  /// It is the nearest one around the current folder or around an operand.
  case nearest

  /// What names a repository.
  package enum Name: String, Sendable {
    case option = "--repository"
    case variable = "GIT_DIR"
  }

  /// Chooses the repository that an option names, or else the one of the environment.
  package init(option folder: String? = nil) {
    self =
      if let folder {
        .named(folder, by: .option)
      } else if let folder = SystemProcess.environment(Name.variable.rawValue) {
        .named(folder.withoutRedundantSteps, by: .variable)
      } else {
        .nearest
      }
  }
}
