import FoundationEssentials
import Support
import Testing

@testable import AppModel

/// The schemas of the files of a site that programs read, checked against the site in this
/// repository.
@Suite struct `JSON Schemas of a site` {
  private func file(_ path: String) throws -> JSONTree {
    let url = Fixtures.repository.appending(path: path)
    return try JSONTree(strictly: [UInt8](try Data(contentsOf: url)))
  }

  private func violations(of name: String, in document: JSONTree) throws -> [JSONSchema.Violation] {
    try JSONSchema(named: name).violations(in: document)
  }

  @Test(arguments: ["site", "sources"])
  func `the written files are valid`(name: String) throws {
    let document = try file("Output/newsroom/\(name).json")
    #expect(try violations(of: name, in: document) == [])
  }

  @Test(arguments: [
    #""kind": "page""#, #""kind": "pages""#, #""path": "index.xhtml""#,
    #""path": "../index.xhtml""#,
    #""path": "a//b""#, #""path": ".git/config""#, #""hash": "12""#, #""placement": "top""#,
  ])
  func `only valid members of a listed file are accepted`(member: String) throws {
    let entry = [
      #""path": "a.svg""#, #""hash": "0123456789abcdef0123456789abcdef""#, #""kind": "page""#,
    ]
    let name = try #require(member.split(separator: ":").first)
    let members = entry.filter { !$0.hasPrefix(name) } + [member]
    let text = """
      {"schemaVersion": 1, "title": "", "axes": {"screens": [], "devices": [], "orientations": [],
      "themes": [], "placements": [], "statusBars": []}, "files": [{\(members.joined(separator: ","))}]}
      """
    let isRight = [#""kind": "page""#, #""path": "index.xhtml""#].contains(member)
    let found = try violations(of: "site", in: try JSONTree(strictly: Array(text.utf8)))
    #expect(found.isEmpty == isRight)
  }
}
