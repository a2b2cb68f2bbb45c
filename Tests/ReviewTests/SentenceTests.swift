import AppModel
import Support
import Testing

@testable import Review

@Suite struct `Sentences of reviews` {
  @Test func `edits are said in the words of their author, in both directions`() throws {
    let edits = try JSONTree(strictly: Fixtures.bytes("Sentences/edits.json")).elements
    try #require(edits.count >= 25)
    var text = ""
    for edit in edits {
      let app = "Apps/\(edit["app"]?.text ?? "newsroom")"
      let (name, find) = (try #require(edit["file"]?.text), try #require(edit["find"]?.text))
      var contents = try FixtureApp.contents(app)
      let old = AppFiles(contents)
      guard case .bytes(let bytes)? = contents[name] else {
        Issue.record("\(app) does not have \(name)")
        continue
      }
      let parts = String(decoding: bytes, as: UTF8.self).split(
        separator: find, omittingEmptySubsequences: false)
      try #require(parts.count == 2, "'\(find)' must occur once in \(name)")
      let changed = parts.joined(separator: try #require(edit["replace"]?.text))
      contents[name] = .bytes(Array(changed.utf8))
      let new = AppFiles(contents)
      text += try Self.sentences(from: old, to: new) + "  " + Self.sentences(from: new, to: old)
    }
    try Golden("Sentences/edits.txt").expect(text)
  }

  private static func sentences(from old: AppFiles, to new: AppFiles) throws -> String {
    let (before, after) = (AppReading(old), AppReading(new))
    let names = AuthorNames(from: try #require(before.app), to: try #require(after.app))
    let list = EditList(from: old, to: new, reading: after)
    try #require(!list.edits.isEmpty)
    return list.edits.map { "\($0.sentence(names))\n" }.joined()
  }

  @Test(arguments: ["[ {", ""])
  func `an edit of a file that cannot be read says only that`(broken: String) throws {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let whole = AppFiles(contents)
    contents["feeds/latest.json"] = .bytes(Array(broken.utf8))
    let damaged = AppFiles(contents)
    #expect(
      try Self.sentences(from: whole, to: damaged)
        == "The feed of Latest on Home can no longer be read\n")
    // Its title is not known to who has the broken file.
    #expect(
      try Self.sentences(from: damaged, to: whole)
        == "The feed of the list on Home can be read now\n")
    contents["feeds/latest.json"] = .unreadable("it is a folder")
    let unreadable = AppFiles(contents)
    #expect(
      try Self.sentences(from: whole, to: unreadable)
        == "The feed of Latest on Home can no longer be read\n")
    #expect(try Self.sentences(from: unreadable, to: damaged) == "The feed latest changed\n")
    contents["feeds/latest.json"] = nil
    let without = AppFiles(contents)
    let words = try Self.sentences(from: whole, to: without)
    let isTold =
      words.hasPrefix("Latest on Home shows placeholders instead of ")
      && words.hasSuffix(": its feed was removed\n")
    #expect(isTold, "\(words)")
  }

  @Test func `the name of a file is not code, whatever characters it has`() throws {
    var contents = try FixtureApp.contents("Apps/newsroom")
    let old = AppFiles(contents)
    contents["feeds/a\u{2}red\u{3}.json"] = .bytes(Array("[]".utf8))
    let new = AppFiles(contents)
    let sentences = try Self.sentences(from: old, to: new)
    #expect(sentences == "feeds/a\u{FFFD}red\u{FFFD}.json was added\n")
  }

  @Test func `white space in a text is part of a value, and around it is not`() throws {
    let sides = ["{ \"name\":\n  \"Be  ta \\\" x\\\\\",\t\"id\":  \"b\" }", "{}"].map { screen in
      AppFiles(["rivers.json": .bytes(Array("[{ \"id\": \"a\", \"x\": \(screen) }]".utf8))])
    }
    let edits = EditList(from: sides[1], to: sides[0], reading: AppReading(sides[0])).edits
    #expect(edits.map { $0.new?.value } == ["\"Be  ta \\\" x\\\\\"", "\"b\""])
    let removed = EditList(
      from: AppFiles(["rivers.json": .bytes(Array("[]".utf8))]), to: sides[0],
      reading: AppReading(sides[0]))
    #expect(
      removed.edits.map { $0.new?.value } == [
        "{ \"id\": \"a\", \"x\": { \"name\": \"Be  ta \\\" x\\\\\", \"id\": \"b\" } }"
      ])
  }

  @Test func `white space in the text of an element is part of a value too`() throws {
    let sides = ["x  y", "x y"].map { text in
      let list =
        "<plist version=\"1.0\"><dict>\n  <key>a</key>\n  <string>\(text)</string></dict></plist>"
      return AppFiles(["families.plist": .bytes(Array(list.utf8))])
    }
    let edits = EditList(from: sides[0], to: sides[1], reading: AppReading(sides[1])).edits
    #expect(edits.count == 1)
    #expect(edits.allSatisfy { $0.old?.value.contains("x  y") == true })
    #expect(edits.allSatisfy { $0.new?.value.contains("x y") == true })
  }

  @Test func `an empty name is not a name`() throws {
    let sides = ["", ", \"name\": \"\""].map { name in
      AppFiles(["rivers.json": .bytes(Array("[{ \"id\": \"a\"\(name) }]".utf8))])
    }
    for (old, new) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      #expect(try Self.sentences(from: old, to: new).hasSuffix(" still has no name\n"))
    }
  }

  @Test func `an item in the place of a placeholder is named by its title alone`() throws {
    let pair = try ReviewCase("component-type.json")
    for (fixture, marks) in [(pair, "instead of"), (pair.reversed, "instead of a placeholder")] {
      let sentences = try fixture.review(on: ["iphone-14-pro"]).findingSentences
      let replaced = sentences.filter { $0.contains("a placeholder for 'GRID_4'") }
      try #require(!replaced.isEmpty)
      for sentence in replaced {
        #expect(sentence.contains(marks) && !sentence.contains("Article"), "\(sentence)")
        #expect(sentence.contains("'Let the river choose it…'"), "\(sentence)")
      }
    }
  }

  @Test func `a review is one sentence`() {
    var sentence = ReviewSentence(pictures: 4320, differing: 42, screens: 3, causes: 3)
    sentence.edits = 3
    sentence.unseenEdits = 2
    #expect(
      sentence.text
        == "3 edits change 42 of 4,320 pictures on 3 screens; 2 edits have no effect.")
    sentence.edits = nil
    sentence.unseenEdits = 0
    #expect(sentence.text == "42 of 4,320 pictures on 3 screens differ, for 3 causes.")
    sentence.edits = 1
    (sentence.accepted, sentence.unknown, sentence.hasStopped) = (1, 2, true)
    #expect(
      sentence.text
        == "1 edit changes 42 of 4,320 pictures on 3 screens; 2 pictures could not be compared; "
        + "1 cause is accepted; the search for proofs stopped at its limit.")
    #expect(
      ReviewSentence(pictures: 10, differing: 0, screens: 0, causes: 0).text == "Nothing changed.")
    #expect(
      ReviewSentence(pictures: 10, differing: 0, screens: 0, causes: 1).text
        == "Only what pages say changed.")
    sentence = ReviewSentence(pictures: 144, differing: 14, screens: 2, causes: 1)
    (sentence.edits, sentence.leading, sentence.samePaint) = (1, 26, 3)
    #expect(
      sentence.text
        == "1 edit changes 14 of 144 pictures on 2 screens, and where 26 others lead or how they "
        + "are entered; 3 pictures differ only in bytes.")
    sentence = ReviewSentence(pictures: 9, differing: 0, screens: 0, causes: 0)
    sentence.unknown = 2
    #expect(sentence.text == "2 pictures could not be compared; no other picture changed.")
    sentence = ReviewSentence(pictures: 300, differing: 0, screens: 0, causes: 0)
    (sentence.tolerance, sentence.tolerated) = (10_000, 20)
    #expect(
      sentence.text == "Nothing changed by more than 10 pt; 20 pictures differ by less.")
    sentence = ReviewSentence(pictures: 300, differing: 4, screens: 1, causes: 1)
    (sentence.tolerance, sentence.tolerated) = (500, 1)
    #expect(
      sentence.text
        == "4 of 300 pictures on 1 screen differ, for 1 cause; 1 picture differs by at most 0.5 pt."
    )
    sentence.slightEdits = 1
    #expect(sentence.text.hasSuffix("; 1 picture differs by at most 0.5 pt, for 1 edit."))
    sentence.tolerated = 0
    #expect(sentence.text.hasSuffix("; 1 edit moves boxes by at most 0.5 pt."))
    var idle = ReviewSentence(pictures: 10, differing: 0, screens: 0, causes: 0)
    idle.edits = 0
    idle.unseenEdits = 1
    #expect(idle.text == "Nothing changed; 1 edit has no effect.")
    idle.unseenEdits = 0
    (idle.causes, idle.notDrawn) = (2, 2)
    #expect(idle.text == "Nothing compared shows what changed.")
    (idle.causes, idle.differing, idle.screens, idle.edits) = (3, 4, 1, 1)
    #expect(
      idle.text
        == "1 edit changes 4 of 10 pictures on 1 screen; nothing compared shows 2 other causes.")
    (idle.causes, idle.notDrawn, idle.differing, idle.edits) = (0, 0, 0, 0)
    idle.hasStoredSide = true
    #expect(idle.text == "Nothing changed; targets and hierarchies are not compared.")
  }

  @Test func `tabs are several, and their header is one`() {
    for plural in ["tabs", "side tabs", "columns of the hero"] {
      #expect(plural.isPluralNoun, "\(plural)")
    }
    for single in ["header of the tabs", "status bus", "press", "'tabs'", ""] {
      #expect(!single.isPluralNoun, "\(single)")
    }
  }

  @Test func `pictures of which only the paths are known are not the menu`() throws {
    let folder = try TemporaryFolder()
    let svg = { (ink: String) in
      ##"<svg viewBox="0 0 99 99" stroke-width="1"><g data-kind="banner" data-key="a" "##
        + ##"data-frame="0 0 9 9"><rect width="9" height="9" fill="\##(ink)"/></g></svg>"##
    }
    for name in ["shots/one", "shots/two"] {
      try folder.write(svg("#112233"), to: "old/\(name).svg")
      try folder.write(svg(name == "shots/one" ? "#445566" : "#112233"), to: "new/\(name).svg")
    }
    for more in ["", "shots/three"] {
      if !more.isEmpty { try folder.write(svg("#112233"), to: "new/\(more).svg") }
      let comparison = try StoredComparison(
        from: .pictures(try PictureFolder(at: "\(folder.path)/old")),
        to: .pictures(try PictureFolder(at: "\(folder.path)/new")), .plain())
      let review = ChangeReview(of: comparison, naming: AuthorNames())
      try #require(review.findings.count == (more.isEmpty ? 1 : 2))
      #expect(review.findingSentences[0] == "shots/one > the banner: drawn differently")
      try #require(review.causes.count == review.findings.count)
      #expect(review.causes[0].sentence == "shots/one: the banner looks different")
      guard !more.isEmpty else { continue }
      #expect(review.findingSentences[1] == "shots/three: only in the new pictures")
      #expect(review.causes[1].sentence == "shots/three was added")
    }
  }
}
