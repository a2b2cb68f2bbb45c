import Support
import Testing

@testable import AppModel

@Suite struct `Families files` {
  @Test(
    arguments: try ["Families", "Samples/family"].flatMap { folder in
      try FixtureApp.cases(in: folder).map { "\(folder)/\($0)" }
    })
  func `a families file is read as its golden says`(path: String) throws {
    let ending = path.split(separator: ".").last ?? ""
    let reading = AppReading(
      AppFiles([
        "rivers.json": .bytes(Array("[{\"id\": \"home\", \"home\": true}]".utf8)),
        "families.\(ending)": .bytes(try Fixtures.bytes(path)),
      ]))
    let reported = reading.diagnostics.filter { $0.file.hasPrefix("families") }.map(\.line)
    let families = try #require(reading.app).families
    let lines = families.all.prefix(families.ownNames.count).flatMap(\.outline)
    try Golden(FixtureApp.stem(path) + ".txt")
      .expect((reported + [""] + lines + [""]).joined(separator: "\n"))
  }

  @Test func `the default families load without diagnostics`() {
    let parsing = JSONParsing(
      DefaultFamilies.bytes, in: .builtIn)
    var diagnostics = parsing.diagnostics
    let read = parsing.document.flatMap { FamilyReader.read($0.root, &diagnostics) }
    #expect(diagnostics.isEmpty)
    #expect(read?.map(\.name) == ["FAMILY_1", "QUICK_BRICK"])
    #expect(read == DefaultFamilies.all)
  }

  @Test func `every style of the default families has a template and a unique id`() {
    for family in DefaultFamilies.all {
      for section in family.sections {
        #expect(Set(section.styles.map(\.id)).count == section.styles.count)
        for style in section.styles {
          #expect(style.template != nil, "\(family.name) \(section.name) \(style.id)")
        }
      }
    }
  }

  @Test func `the default families have a style for every type of component`() {
    for family in DefaultFamilies.all {
      for name in ComponentKind.builderNames {
        let sections = ComponentKind(name).familySections.compactMap(family.section)
        #expect(sections.contains { !$0.styles.isEmpty }, "\(family.name) \(name)")
      }
    }
  }
}
