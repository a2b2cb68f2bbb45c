package import AppModel
import FoundationEssentials
import Testing

/// A deliberate mistake in an app, written as a change to its files.
package struct Mistake {
  private let change: JSONTree

  /// Reads a fixture by its path.
  package init(_ path: String) throws {
    change = try #require(JSONTree(try Fixtures.bytes(path)), "\(path) is not JSON")
  }

  /// Returns the code of the rule that a fixture breaks, which its name begins with.
  package static func code(of name: String) -> String {
    String(FixtureApp.stem(name).split(separator: "--")[0])
  }

  /// The fixture app that gets the mistake.
  package var app: String { "Apps/\(change["app"]?.text ?? "newsroom")" }

  /// Returns the files of the app with the mistake in them.
  package func files() throws -> AppFiles {
    var files = try FixtureApp.contents(app)
    for edit in change["edits"]?.children ?? [] { try apply(edit, to: &files) }
    for file in change["files"]?.members ?? [] {
      files[file.key] = file.value.text.map { .bytes(Array($0.utf8)) }
    }
    if let unreadable = change["unreadable"]?.text {
      files[unreadable] = .unreadable("Permission denied")
    }
    if let outside = change["outside"]?.text { files[outside] = .outside }
    if let large = change["overLimit"]?.text { files[large] = .overLimit(256 << 20) }
    return AppFiles(files)
  }

  private func apply(_ edit: JSONTree, to files: inout [String: AppFiles.Content]) throws {
    let name = try #require(edit["file"]?.text)
    var find = try #require(edit["find"]?.text)
    var replace = try #require(edit["replace"]?.text)
    // Repeated text goes after the text that was found.
    if let count = edit["times"]?.whole {
      replace = find + String(repeating: replace, count: count)
    }
    guard case .bytes(let bytes)? = files[name] else {
      Issue.record("\(app) does not have \(name)")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // A long passage is given by its beginning and its end.
    if let end = edit["through"]?.text {
      let beginning = try #require(text.firstRange(of: find), "'\(find)' is not in \(name)")
      let rest = text[beginning.upperBound...]
      let ending = try #require(rest.firstRange(of: end), "'\(end)' is not after '\(find)'")
      find = String(text[beginning.lowerBound..<ending.upperBound])
    }
    let parts = text.split(separator: find, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "'\(find)' must occur once in \(name)")
    files[name] = .bytes(Array(parts.joined(separator: replace).utf8))
  }
}
