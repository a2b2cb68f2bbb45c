import FoundationEssentials
import Support
import Testing

/// What a pull request can have at a path where a script writes.
enum Plant: String, CaseIterable {
  case linkToFile, linkToFolder, linkToNothing, folder
}

extension RecipeRepository {
  /// Words of the machine that runs a script, which must not be read or overwritten.
  static let secret = "TOPSECRET words of the runner"

  /// The folder with these words, which is outside of the working copy.
  private var outside: String { "\(folder.path)/outside" }

  /// Writes the words that must stay as they are.
  func keepSecret() throws {
    for name in ["file", "folder/file", "folder/rivers.json", "folder/index.html"] {
      try folder.write(Self.secret, to: "outside/\(name)")
    }
  }

  /// Puts something at paths of the working copy.
  func plant(_ plant: Plant, at names: [String]) throws {
    let command =
      switch plant {
      case .linkToFile: "ln -s '\(outside)/file'"
      case .linkToFolder: "ln -s '\(outside)/folder'"
      case .linkToNothing: "ln -s '\(outside)/nothing'"
      case .folder: "cp -R '\(outside)/folder'"
      }
    for name in names { try expect("rm -rf '\(name)' && \(command) '\(name)'") }
  }

  /// Expects that nothing outside changed, and that no words from there are in a text or in the
  /// files of the working copy that these paths name.
  func expectSecret(in text: String, _ names: [String] = []) throws {
    #expect(!text.contains("TOPSECRET"), "\(text)")
    let found = try TemporaryFolder.files(in: outside)
    #expect(
      found.keys.sorted() == ["file", "folder/file", "folder/index.html", "folder/rivers.json"])
    #expect(found.values.allSatisfy { $0 == Array(Self.secret.utf8) })
    guard !names.isEmpty else { return }
    let quoted = names.map { "'\($0)'" }.joined(separator: " ")
    let grep = try run("! grep -rlE TOPSECRET \(quoted)")
    #expect(grep.status == 0, "\(grep.output)")
    let links = try expect("find \(quoted) -maxdepth 0 -type l")
    #expect(links == "")
  }

  /// Makes the last commit but one a state in which the app is a link out of the repository.
  func commitLink() throws {
    let commit = "git -c user.name=Test -c user.email=test@example.org commit --quiet --all -m x"
    try expect(
      """
      mv my-app ../app
      ln -s '\(outside)/folder' my-app
      git add my-app
      \(commit)
      rm my-app
      mv ../app my-app
      git add my-app
      \(commit)
      """)
  }
}
