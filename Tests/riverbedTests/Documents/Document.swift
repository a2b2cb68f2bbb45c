import FoundationEssentials
import Support
import Testing

/// A text for people: README, CONTRIBUTING, SECURITY or one in `docs`.
struct Document: CustomTestStringConvertible {
  /// The path, from the root of the repository.
  let path: String
  let text: String

  /// Returns all documents.
  static func all() throws -> [Document] {
    let folder = Fixtures.repository.appending(path: "docs").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".md") }
    return try (["README.md", "CONTRIBUTING.md", "SECURITY.md"] + names.map { "docs/\($0)" }).map(
      Document.init)
  }

  init(path: String) throws {
    self.path = path
    let url = Fixtures.repository.appending(path: path)
    text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  var testDescription: String { path }

  /// The name of the file, without its extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(3) ?? "") }

  /// The blocks of code, each with its language.
  var blocks: [(language: String, lines: [Substring])] {
    var blocks: [(language: String, lines: [Substring])] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append((String(line.dropFirst(3)), [])) }
      } else if isInside {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  /// The commands in blocks of the language `console`, in order.
  var commands: [DocumentCommand] {
    var commands: [DocumentCommand] = []
    for block in blocks where block.language == "console" {
      for line in block.lines {
        if line.hasPrefix("$ ") {
          commands.append(DocumentCommand(text: String(line.dropFirst(2)), shown: []))
        } else if !commands.isEmpty {
          commands[commands.count - 1].shown.append(String(line))
        }
      }
    }
    return commands
  }

  /// The names that links to a place in the text have for its headings, as on GitHub.
  var anchors: Set<String> {
    Set(
      text.matches(of: /(?:^|\n)#+ ([^\n]+)/).map { heading in
        heading.1.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
          .replacing(" ", with: "-")
      })
  }
}

/// A command that a document shows, and what it says that the command prints.
struct DocumentCommand {
  let text: String
  var shown: [String]

  /// Why the tests do not run it, as the document says; nil where they do.
  var reason: String? {
    text.firstMatch(of: /# not tried: (.+)/).map { String($0.1) }
  }

  /// Whether something printed is what is shown, if anything is. A line `…` leaves out any number of
  /// lines.
  func isShown(_ printed: String) -> Bool {
    guard !shown.isEmpty else { return true }
    var rest = printed.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if rest.last == "" { rest.removeLast() }
    for (index, part) in shown.split(separator: "…", omittingEmptySubsequences: false).enumerated()
    {
      let lines = part.map { Substring($0) }
      if index == 0 {
        guard rest.starts(with: lines) else { return false }
        rest = rest.dropFirst(lines.count)
      } else if !lines.isEmpty {
        let places = rest.indices.dropLast(max(0, lines.count - 1))
        guard let place = places.first(where: { rest[$0...].starts(with: lines) }) else {
          return false
        }
        rest = rest[(place + lines.count)...]
      }
    }
    return rest.isEmpty || shown.last == "…"
  }
}
