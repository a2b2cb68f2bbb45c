import AppLayout
import AppModel
import PageParts
import Publishing
import SiteFiles
import Support
import Testing
import Wireframe

@testable import Site

/// The names that the site reserves, compared with those that its plan uses.
struct ReservedNamesTests {
  /// Returns the names that Riverbed itself gives to files and folders, without extensions, by the
  /// folders they are in. A name from the app is `*`.
  private func literals(of site: Site) throws -> [String: Set<String>] {
    let given = Set(
      site.screens.map { site.paths[$0].text } + site.themes.map { site.paths[$0.name].text }
        + site.devices.map { site.paths[$0].text }
        + site.families.entries.map(\.name.text)
        + site.journeys.map { Slugs.slug(of: $0.name) })
    var literals: [String: Set<String>] = [:]
    for document in try site.plan().tasks.flatMap(site.documents) {
      var folder = ""
      let parts = document.path.text.split(separator: "/").map(String.init)
      for (index, part) in parts.enumerated() {
        let isFile = index == parts.count - 1
        if isFile, Self.madeOfWords.contains(document.subject.kind) { continue }
        let stem = String(part.prefix { $0 != "." })
        let whole = part.split(separator: ".").dropLast(isFile ? 1 : 0).joined(separator: ".")
        // The presentations of storyboards are numbered, and so are the steps of journeys.
        let isNumber =
          ["presentations/", "journeys/*/"].contains(where: folder.hasSuffix) && Int(whole) != nil
        let isGiven = index > 0 && (given.contains(whole) || isNumber)
        if !isGiven { literals[folder, default: []].insert(stem) }
        folder += isGiven ? "*/" : "\(stem)/"
      }
    }
    return literals
  }

  /// Kinds of pictures whose names are words of closed sets, or come from the app's families: their
  /// folders never contain names of screens, devices and themes.
  private static let madeOfWords: Set<Subject.Kind> = [.variant, .entrance, .specimen]

  private func newsroom() throws -> Site {
    try SiteOfApp.named("newsroom", themes: ["paper", "night", "anatomy", "brand"])
  }

  @Test func `the reserved names are exactly those that the plan uses`() throws {
    let literals = try literals(of: newsroom())
    let others: Set = ["site", "label"]
    let all = literals.values.reduce(into: others) { $0.formUnion($1) }
    #expect(all == ReservedNames.ofSite, "\(literals)")
  }

  @Test func `names from the app avoid all names that the site uses in the same folder`() throws {
    let literals = try literals(of: newsroom())
    #expect(literals["screens/*/"] == ["index"])
    #expect(literals["screens/*/*/"] == ["full", "redlines", "view"])
    for folder in ["screens/", "screens/*/", "families/", "menu/", "themes/"] {
      #expect(SitePaths.reserved.isSuperset(of: literals[folder] ?? []), "\(folder)")
    }
    #expect(literals["themes/"] == nil && literals["families/"] == nil)
  }

  @Test func `files in folders have exactly the extensions that names avoid`() throws {
    let site = try newsroom()
    let files = try site.plan().tasks.flatMap(site.documents).map(\.path.text)
    let endings = files.filter { $0.contains("/") }
      .compactMap { $0.split(separator: ".").last.map { ".\($0)" } }
    #expect(Set(endings) == Set(ReservedNames.endings))
  }

  @Test(arguments: ["a", "x-2", "9", "tv.4k", "Old_Phone", "console", "a.b.c", "x-"])
  func `a valid device id is its name in paths`(id: String) {
    var names = PathNames(avoiding: SitePaths.reserved)
    #expect(names.add(id, as: id).text == id)
  }
}
