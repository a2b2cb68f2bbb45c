import Support

/// The format in which a tree is written.
enum GrowthFormat {
  case json, propertyList, xml

  /// How the names of XML files end.
  private static let endings = [".xml", ".plist", ".storyboard"]

  /// Returns the format of a file that is written as it was read.
  init(ofFile name: String) {
    self = Self.endings.contains(where: name.hasSuffix) ? .xml : .json
  }

  var opening: [UInt8] {
    switch self {
    case .json: []
    case .propertyList: Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n".utf8)
    case .xml: Array("<?xml version=\"1.0\"?>\n".utf8)
    }
  }

  var closing: [UInt8] { Array((self == .propertyList ? "</plist>\n" : "\n").utf8) }

  func bytes(of tree: JSONTree) -> [UInt8] {
    switch self {
    case .json: tree.json
    case .propertyList: tree.propertyList
    case .xml: tree.xml
    }
  }

  /// Returns the bytes of the placeholder for many values in a text.
  func mark(_ mark: String, for content: GrowthCase.Content) -> [UInt8] {
    switch content {
    case .elements, .text: bytes(of: .string(mark))
    case .members:
      self == .json
        ? Array("\"\(mark)\": null".utf8) : Array("<key>\(mark)</key>\n".utf8)
    }
  }

  /// Writes many values.
  func write(_ count: Int, of content: GrowthCase.Content, to file: OutputFile) {
    let separator = self == .json ? Array(",\n".utf8) : []
    switch content {
    case .elements(let element):
      for number in 0..<count {
        if number > 0 { file.write(separator) }
        file.write(bytes(of: element(number)))
      }
    case .members(let member):
      for number in 0..<count {
        if number > 0 { file.write(separator) }
        file.write(inner(of: member(number)))
      }
    case .text: file.write(bytes(of: .string(String(repeating: "a", count: count))))
    }
  }

  /// Returns a member without its braces.
  private func inner(of member: JSONTree.Member) -> ArraySlice<UInt8> {
    let object = bytes(of: .object([member]))
    return self == .json
      ? object.dropFirst().dropLast()
      : object.dropFirst("<dict>".utf8.count).dropLast("</dict>\n".utf8.count)
  }
}
