import Support
import Testing

extension GitRepository {
  /// Runs Riverbed in a folder of the repository.
  func riverbed(
    _ words: String..., in name: String = ".", environment: [String: String] = [:]
  ) throws -> FinishedProcess {
    try run([try RecipeRepository.program()] + words, in: name, environment: environment)
  }

  /// Makes a repository with an app in `apps/footers`, in which `branch` renamed a screen; `main`,
  /// which has since renamed another, is checked out.
  static func withBranches() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.writeFixture("Apps/footers", to: "apps/footers")
    try repository.commit()
    try repository.git("checkout", "--quiet", "-b", "branch")
    try repository.rename("Home")
    try repository.git("checkout", "--quiet", "main")
    try repository.rename("All stories")
    return repository
  }

  /// Gives a screen another name, and commits that.
  func rename(_ screen: String) throws {
    let name = "apps/footers/rivers.json"
    let text = try TemporaryFolder.text(of: "\(path)/\(name)")
    let edited = text.replacing("\"name\": \"\(screen)\"", with: "\"name\": \"New \(screen)\"")
    try #require(edited != text)
    try write(edited, to: name)
    try commit(screen)
  }
}
