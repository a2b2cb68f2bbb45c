import Support
import Testing

/// The recipe that keeps a site between runs, whose scripts are run as they are shown.
@Suite struct CacheRecipeTests {
  @Test(.needs(.git, .bash))
  func `a site from a cache becomes the one that a clean build makes, with few documents made`()
    throws
  {
    let recipe = try RecipeScripts(
      markdown: "docs/ci.md", section: "Keeping a site between runs")
    let (room, build) = (try recipe.containing("rm -rf site"), try recipe.containing("--stats"))
    let repository = try RecipeRepository(at: "branch")
    try repository.expect(room)
    let first = try repository.expect(build)
    #expect(first.contains(" documents made, 0 kept"))
    // What a cache does: everything is there again, and nothing has the time it had.
    try repository.expect("tar -cf ../cache.tar site")
    try repository.expect(room)
    try repository.expect("tar -xmf ../cache.tar")
    try repository.expect("git checkout --quiet HEAD^ -- my-app")
    let second = try repository.expect(build)
    #expect(!second.contains(", 0 kept, "))
    try repository.expect("riverbed build my-app -o clean --quiet")
    try repository.expect("diff -r -x .riverbed site clean")
  }
}
