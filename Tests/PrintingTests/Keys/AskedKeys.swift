import AppModel
import FoundationEssentials
import Support
import Testing

@testable import Printing

/// The keys that readers ask for in one place of a file, found out by giving it every word of the
/// sources as a key: a near miss of a key that is read is reported with its name, and so is a value
/// of a wrong type.
struct AskedKeys {
  private(set) var keys: Set<String> = []

  init(of table: KeyTable) throws {
    let file = String(table.file.prefix { $0 != " " })
    for place in table.places {
      for (_, problem) in try Self.problems(in: file, at: place, under: { "\($0)_" }, .null)
      where problem.rule == .unknownKey {
        if case .name(let key)? = problem.message.suggestion { keys.insert(key) }
      }
      let wrong = JSONTree.array([.array([.number("1")])])
      for (word, problem) in try Self.problems(in: file, at: place, under: { $0 }, wrong)
      // What is named like a color is checked, although only plugins read it.
      where problem.rule == .wrongType && !word.contains("color") {
        keys.insert(word)
      }
    }
  }

  /// Returns what is reported about keys made from words of the sources, each with its word.
  private static func problems(
    in file: String, at place: String, under key: (String) -> String, _ value: JSONTree
  ) throws -> [(String, PlacedDiagnostic)] {
    let words = try Self.words.get()
    var content = JSONTree(at: place, .object(words.map { JSONTree.Member(key($0), value) }))
    // What screens share is next to them.
    if file == "rivers.json", !place.hasPrefix("$[") { content["screens"] = .array([]) }
    var texts = ["rivers.json": Array(#"[{"id": "a", "name": "A", "home": true}]"#.utf8)]
    texts[file] = content.json
    if file != "rivers.json", file != "settings.json" {
      texts["settings.json"] = Array(#"{"template": "old"}"#.utf8)
    }
    let place = Places.steps(of: place).map { $0 == "*" ? "x" : $0 }
    let known = Set(words)
    return AppReading(AppFiles(texts.mapValues { .bytes($0) })).diagnostics.compactMap { problem in
      let steps = Places.steps(of: problem.path ?? "")
      guard problem.file == file, steps.starts(with: place), steps.count > place.count else {
        return nil
      }
      let name = steps[place.count]
      let word = known.contains(name) ? name : String(name.dropLast())
      return (word, problem)
    }
  }

  /// The words in quotes in the sources of the rooms that read the files of apps.
  static let words = Result { () throws -> [String] in
    var words: Set<String> = []
    for room in ["AppModel", "Reading", "Storyboards"] {
      let folder = Fixtures.repository.appending(path: "Sources/\(room)")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      for name in names where name.hasSuffix(".swift") {
        let source = String(
          decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        words.formUnion(source.split(separator: "\"").filter(\.isKey).map(String.init))
      }
    }
    return words.sorted()
  }
}

extension Substring {
  /// Whether a text in quotes can be a key.
  fileprivate var isKey: Bool {
    first?.isLetter == true
      && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension JSONTree {
  /// Makes a document that has a value at a place, and what the place says about what is around it:
  /// `$[].navigations[category=nav_bar].styles`.
  fileprivate init(at place: String, _ value: JSONTree) {
    self = value
    var rest = place.dropFirst()
    while let start = rest.lastIndex(where: { $0 == "." || $0 == "[" }) {
      let step = rest[start...].dropFirst()
      if rest[start] == "." {
        self = .object([Member(step == "*" ? "x" : String(step), self)])
      } else {
        let condition = step.dropLast().split(separator: "=").map(String.init)
        if condition.count == 2 { self[condition[0]] = .string(condition[1]) }
        self = .array([self])
      }
      rest = rest[..<start]
    }
  }
}
