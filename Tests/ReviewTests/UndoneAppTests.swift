import Support
import Testing

@testable import AppModel
@testable import Reading
@testable import Review

@Suite struct `Apps with edits undone` {
  @Test(arguments: LawCount.seeds(28))
  func `screens without an edit are known, and everything is as if it were read again`(
    seed: UInt64
  ) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed, edits: 3)
    let reading = AppReading(pair.new)
    let list = EditList(from: pair.old, to: pair.new, reading: reading)
    try #require(!list.units.isEmpty)
    for group in list.units + [list.edits.elementIndices] {
      let revised = list.undoing(group)
      let undone = reading.app(of: pair.new, revising: revised)
      let readAgain = reading.app(of: pair.new, revising: revised.mapValues(\.withoutMemory))
      #expect(undone == readAgain, "\(group.map { list.edits[$0].path })")
    }
  }

  @Test(arguments: LawCount.seeds(14))
  func `an app with edits undone is the app of files without these edits`(seed: UInt64) throws {
    let pair = try RandomEdit.pair(of: LawCount.app(seed), seed: seed, edits: 2)
    let reading = AppReading(pair.new)
    let list = EditList(from: pair.old, to: pair.new, reading: reading)
    for group in list.units {
      let revised = list.undoing(group)
      var files = pair.new
      for (name, file) in revised { files = files.with(.bytes(try file.bytes), named: name) }
      let undone = reading.app(of: pair.new, revising: revised)
      let (words, read) = (undone?.words ?? [:], AppReading(files).app?.words ?? [:])
      let different = words.filter { read[$0.key] != $0.value }.keys.sorted().first
      let paths = group.map { list.edits[$0].path }
      #expect(different == nil && words.count == read.count, "\(different ?? "") \(paths)")
    }
  }

  @Test(arguments: ["newsroom", "routes", "own-families"])
  func `without a file that came, the app is as if it were read without it`(app: String) throws {
    let whole = try FixtureApp.contents("Apps/\(app)")
    let reading = AppReading(AppFiles(whole))
    for name in whole.keys.sorted() where name != "rivers.json" {
      let less = AppFiles(whole.filter { $0.key != name })
      let list = EditList(from: less, to: AppFiles(whole), reading: reading)
      let revised = list.undoing(list.edits.elementIndices)
      let undone = try #require(reading.app(of: AppFiles(whole), revising: revised))
      let read = try #require(AppReading(less).app)
      // Files have other numbers where there are fewer.
      let isWord = { (entry: (key: Substring, value: Int)) in !entry.key.contains("index: ") }
      #expect(undone.words.filter(isWord) == read.words.filter(isWord), "\(name)")
    }
  }

  @Test func `only the screen with the edit is read again`() throws {
    let sides = [1, 2].map { number in
      let home = "{\"id\":\"home\",\"name\":\"\(number)\"}"
      return AppFiles(["rivers.json": .bytes(Array("[\(home),{\"id\":\"other\"}]".utf8))])
    }
    let reading = AppReading(sides[1])
    let list = EditList(from: sides[0], to: sides[1], reading: reading)
    let rivers = try #require(reading.values.rivers)
    guard case .json(let revised)? = list.undoing([0])["rivers.json"] else {
      Issue.record("rivers.json is not revised")
      return
    }
    let known = KnownScreens(rivers, in: revised)
    let screens = revised.document.root.elements.map { known.screen($0)?.id }
    #expect(screens == [nil, "other"])
  }

  @Test func `screens beyond the limit are not read, however many are known`() throws {
    // Twenty-four bytes give room for a screen, and each of these takes three.
    let most = ElementBudget.standard / RiversFile.weight * 8 / 7
    let known = most - 100
    let sides = [most + 200, known].map { count in
      let screens = (0..<count).map { _ in "{}" }.joined(separator: ",")
      return AppFiles(["rivers.json": .bytes(Array("[\(screens)]".utf8))])
    }
    let reading = AppReading(sides[1])
    let list = EditList(from: sides[0], to: sides[1], reading: reading)
    let revised = list.undoing(list.edits.elementIndices)
    let undone = try #require(reading.app(of: sides[1], revising: revised))
    #expect((known + 1..<most + 200).contains(undone.screens.count))
    #expect(undone == reading.app(of: sides[1], revising: revised.mapValues(\.withoutMemory)))
  }
}

extension RevisedFile {
  /// The file without the knowledge of which values are as they were.
  fileprivate var withoutMemory: RevisedFile {
    switch self {
    case .json(let revised): .json(RevisedJSON(document: revised.document, kept: []))
    case .xml, .content: self
    }
  }
}

extension App {
  /// Everything that the app says, except where it is written: each line, and how often it occurs.
  fileprivate var words: [Substring: Int] {
    var text = ""
    dump(self, to: &text)
    text.replace(/offset: \d+/, with: "offset")
    // What an optional value is follows in lines of its own.
    return text.split(separator: "\n").filter { !$0.contains("Optional(AppModel.") }.reduce(
      into: [:]) { $0[$1, default: 0] += 1 }
  }
}
