import FoundationEssentials
import Support

/// A way to put a repository into the folder of an app, in which the app was never different.
enum PlantedRepository: String, CaseIterable {
  /// The files of a bare repository, whose work tree is said to be the folder around the app.
  case bare
  /// A folder `.git` with that setting.
  case folder
  /// A file `.git` that names a folder of the checkout.
  case file
  /// A link `.git` to a folder of the checkout.
  case link
  /// A folder `.git` with a HEAD of its own, whose objects are those of the real repository.
  case linkedTree
  /// A folder `.git` that has objects of the real repository.
  case alternates
  /// A folder `.git` whose setting is in another file.
  case include
  /// A file `.git` that names the real repository, of which the app is said to be a work tree.
  case claim

  /// Whether git itself takes it for the repository of the app, with what was never there.
  var deceivesGit: Bool { self != .claim }
}

extension GitRepository {
  /// Makes a repository with an app whose screen was renamed after the first of two commits, on a
  /// branch; and with another repository in the app's folder, which says that nothing was.
  static func withPlanted(_ kind: PlantedRepository) throws -> GitRepository {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "apps/footers")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "branch")
    try repository.rename("Home")
    try repository.plant(kind)
    return repository
  }

  /// Copies the repository, and forges what it has of the app before.
  private func plant(_ kind: PlantedRepository) throws {
    let app = "apps/footers"
    let place =
      switch kind {
      case .bare: app
      case .file, .link: "store"
      case .folder, .linkedTree, .alternates, .include, .claim: "\(app)/.git"
      }
    if kind == .claim { return try write("gitdir: ../../.git\n", to: place) }
    _ = try run(["cp", "-R", ".git/.", "../plant"])
    try forge(
      "main:apps/footers/rivers.json", as: "branch:apps/footers/rivers.json", in: "../plant")
    let plant = "\(path)/../plant"
    let setting = ["--git-dir", plant, "config", "core.worktree"]
    switch kind {
    case .bare: try git(setting + ["../.."])
    case .folder: try git(setting + ["../../.."])
    case .file, .link: try git(setting + [".."])
    case .include:
      try folder.write("[core]\n\tworktree = ../../..\n", to: "plant/more")
      try git("--git-dir", plant, "config", "include.path", "more")
    case .alternates:
      try folder.write("\(path)/.git/objects\n", to: "plant/objects/info/alternates")
    case .linkedTree:
      try folder.write("../../../.git\n", to: "plant/commondir")
      let next = try git("commit-tree", "-p", "branch", "-m", "next", "branch^{tree}")
      try folder.write("\(next)\n", to: "plant/HEAD")
    case .claim: break
    }
    _ = try run(["mkdir", "-p", place])
    for name in ["HEAD", "config", "refs", "objects", "commondir", "more"] {
      _ = try run(["cp", "-R", "../plant/\(name)", place])
    }
    if kind == .file { try write("gitdir: ../../store\n", to: "\(app)/.git") }
    if kind == .link { try folder.symbolicLink("repository/\(app)/.git", to: "../../store") }
  }

  /// Replaces the bytes that a repository has of an object by those of another one.
  func forge(_ object: String, as other: String, in directory: String = ".git") throws {
    let files = try [object, other].map { name in
      let id = try git("rev-parse", name)
      return "\(directory)/objects/\(id.prefix(2))/\(id.dropFirst(2))"
    }
    _ = try run(["cp", "-f", files[1], files[0]])
  }
}
