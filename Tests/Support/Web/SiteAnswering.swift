import FoundationEssentials

/// The answers of a server to requests for the files of a folder.
package struct SiteAnswering: Sendable {
  private let folder: String
  private let policy: String

  package init(folder: String, policy: String) {
    self.folder = folder
    self.policy = policy
  }

  /// Returns the whole answer to a request.
  package func answer(to request: [UInt8]) -> [UInt8] {
    let words = String(decoding: request, as: UTF8.self).prefix { $0 != "\r\n" }.split(
      separator: " ")
    guard words.count == 3, words[0] == "GET" else { return head("405 Method Not Allowed") }
    let path = words[1].prefix { $0 != "?" }
    guard let file = file(at: path), let bytes = bytes(of: file) else {
      return head("404 Not Found")
    }
    return head("200 OK", type: Self.type(of: path), size: bytes.count) + bytes
  }

  /// Returns the file that an address names; nil where it is, or might be, outside the folder.
  private func file(at address: Substring) -> String? {
    guard let path = String(address).percentDecoded else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let isSafe =
      path.hasPrefix("/") && !parts.isEmpty
      && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\0") }
    return isSafe ? "\(folder)/\(parts.joined(separator: "/"))" : nil
  }

  /// Returns the bytes of a file that is really in the folder once links are resolved.
  private func bytes(of file: String) -> [UInt8]? {
    let real = URL(filePath: file).resolvingSymlinksInPath().path
    let root = URL(filePath: folder).resolvingSymlinksInPath().path
    guard real.hasPrefix("\(root)/"), let data = FileManager.default.contents(atPath: real) else {
      return nil
    }
    return [UInt8](data)
  }

  private func head(
    _ status: String, type: String = "text/plain; charset=utf-8", size: Int = 0
  ) -> [UInt8] {
    let lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(size)",
      "Content-Security-Policy: \(policy)", "X-Content-Type-Options: nosniff",
      "Cache-Control: max-age=600", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  private static func type(of path: Substring) -> String {
    switch path.split(separator: ".").last {
    case "xhtml": "application/xhtml+xml"
    case "svg": "image/svg+xml"
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    default: "text/plain; charset=utf-8"
    }
  }
}

extension String {
  /// The text of a percent-encoded address; nil where it is malformed.
  fileprivate var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
