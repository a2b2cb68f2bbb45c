import FoundationEssentials
import Support

/// The scripts of a document about CI, as they are shown: the `run` steps and `script` lists of
/// YAML, and the `sh` steps of Jenkins.
struct RecipeScripts {
  private(set) var all: [String] = []
  /// The files, as they are shown.
  private(set) var blocks: [String] = []

  /// Reads the scripts of the code blocks of a Markdown file, or of one of its sections.
  init(markdown path: String, section: String? = nil) throws {
    var block: [Substring]?
    var isWanted = section == nil
    for line in try Self.lines(of: path) {
      if line.hasPrefix("```") {
        if let block { add(block) }
        block = block == nil && ["```yaml", "```groovy"].contains(line) && isWanted ? [] : nil
      } else if let section, line.hasPrefix("## ") {
        isWanted = line == "## \(section)"
      } else {
        block?.append(line)
      }
    }
  }

  /// Reads the scripts of a YAML file.
  init(yaml path: String) throws {
    add(try Self.lines(of: path))
  }

  /// The folders that are kept or published.
  var folders: [String] {
    blocks.flatMap { block in
      block.matches(of: /(?:path: |paths: \[|reportDir: ')"?([^ ,'"\]\n]+)/).map { String($0.1) }
    }
  }

  /// Returns the only script that contains a text.
  func containing(_ text: String) throws -> String {
    let found = all.filter { $0.contains(text) }
    guard found.count == 1, let script = found.first else {
      throw NoSuchScript(text: text, count: found.count)
    }
    return script
  }

  private struct NoSuchScript: Error {
    let text: String
    let count: Int
  }

  private static func lines(of path: String) throws -> [Substring] {
    let url = Fixtures.repository.appending(path: path)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func add(_ lines: [Substring]) {
    blocks.append(lines.joined(separator: "\n"))
    var place = 0
    while place < lines.count {
      let line = lines[place]
      let word = line.drop { $0 == " " || $0 == "-" }
      place += 1
      if word.hasPrefix("run: ") {
        let rest = word.dropFirst("run: ".count)
        all.append(rest == "|" ? body(of: lines, at: &place, inside: line) : String(rest))
      } else if ["before_script:", "script:", "after_script:"].contains(word) {
        all.append(list(of: lines, at: &place, inside: line))
      } else if word == "sh '''" {
        all.append(body(of: lines, at: &place, inside: line))
      }
    }
  }

  /// Returns the lines that are indented further than another one, without their common indent.
  private func body(of lines: [Substring], at place: inout Int, inside line: Substring) -> String {
    let indent = line.indent
    var body: [Substring] = []
    while place < lines.count, lines[place].isEmpty || lines[place].indent > indent {
      body.append(lines[place])
      place += 1
    }
    let own = body.filter { !$0.isEmpty }.map(\.indent).min() ?? 0
    return body.map { $0.dropFirst(own) }.joined(separator: "\n")
  }

  /// Returns the commands of a list.
  private func list(of lines: [Substring], at place: inout Int, inside line: Substring) -> String {
    let indent = line.indent
    var commands: [String] = []
    while place < lines.count, lines[place].indent > indent {
      let item = lines[place]
      place += 1
      let command = item.drop { $0 == " " }.dropFirst("- ".count)
      commands.append(command == "|" ? body(of: lines, at: &place, inside: item) : String(command))
    }
    return commands.joined(separator: "\n")
  }
}

extension Substring {
  /// The number of spaces before the text.
  fileprivate var indent: Int { prefix { $0 == " " }.count }
}
