import Markup

/// The anchors and links of a document.
struct PageLinks {
  private(set) var ids: Set<String> = []
  private(set) var hasTwoOfOneID = false
  private(set) var links: [Link] = []

  /// A link to a file of the site, by its path in the folder, and to an anchor in it.
  struct Link {
    let path: String
    let fragment: String?
  }

  init(of root: Element, at path: String) {
    collect(from: root, path.split(separator: "/").dropLast().map(String.init), path)
  }

  private mutating func collect(from root: Element, _ folder: [String], _ path: String) {
    var left = [root]
    while let element = left.popLast() {
      if let id = element["id"] {
        hasTwoOfOneID = hasTwoOfOneID || ids.contains(id)
        ids.insert(id)
      }
      for address in [element["href"], element["src"]].compactMap(\.self) {
        links.append(Self.link(address, from: folder, path))
      }
      left += element.elements
    }
  }

  /// Resolves an address of a page, without what it asks of a script there. One with a scheme becomes
  /// a file that does not exist, because a site must not link to other places.
  private static func link(_ address: String, from folder: [String], _ path: String) -> Link {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? parts[1].percentDecoded : nil
    let file = parts[0].prefix { $0 != "?" }
    if file.isEmpty { return Link(path: path, fragment: fragment) }
    var steps = folder
    for step in file.split(separator: "/", omittingEmptySubsequences: false) {
      switch step {
      case ".": break
      case "..": if steps.popLast() == nil { steps.append("(outside)") }
      default: steps.append(step.percentDecoded)
      }
    }
    return Link(path: steps.joined(separator: "/"), fragment: fragment)
  }
}

extension StringProtocol {
  /// The text with its percent-encoded bytes decoded.
  fileprivate var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let escaped = UInt8(digits, radix: 16) {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
