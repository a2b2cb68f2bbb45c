import Support

/// An app that can be written in any size.
struct GrowthCase: Sendable {
  let name: String
  let app: GrowthApp
  let holes: [Hole]
  /// Whether families are written as a property list.
  var isPropertyList = false
  /// Whether each file is one line that begins with many blanks.
  var isOneLine = false

  /// A place in a file, and what is written there many times.
  struct Hole: Sendable {
    let file: String
    let path: [Int]
    let content: Content
  }

  enum Content: Sendable {
    /// Elements that are appended to a list, by number.
    case elements(@Sendable (Int) -> JSONTree)
    /// Members that are appended to an object, by number.
    case members(@Sendable (Int) -> JSONTree.Member)
    /// A string of as many bytes.
    case text
  }

  /// The placeholder for the many values.
  private static let mark = "\u{1F4A7}many\u{1F4A7}"

  private static let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 100)

  /// Writes the app with this many values in each place into a folder, without holding it in
  /// memory. Returns the number of bytes; nil where that fails.
  func write(_ count: Int, to folder: String) -> Int? {
    var size = 0
    for (name, tree) in app.trees {
      let name = isPropertyList && name == "families.json" ? "families.plist" : name
      let isOther = isPropertyList && name == "families.plist"
      let format = isOther ? .propertyList : GrowthFormat(ofFile: name)
      guard let file = OutputFile("\(folder)/\(name)") else { return nil }
      let own = holes.filter { $0.file == name || isPropertyList && name == "families.plist" }
      file.isOneLine = isOneLine
      file.write(format.opening)
      if isOneLine { for _ in 0..<count { file.write(Self.blanks) } }
      write(count, of: tree, own[...], format, to: file)
      file.write(format.closing)
      size += file.size
    }
    for (name, bytes) in app.others {
      guard !(isPropertyList && name.hasPrefix("families.")) else { continue }
      guard let file = OutputFile("\(folder)/\(name)") else { return nil }
      file.write(bytes)
      size += file.size
    }
    return size
  }

  /// Writes a tree: the last hole splits it in two, and the others are in either part.
  private func write(
    _ count: Int, of tree: JSONTree, _ holes: ArraySlice<Hole>, _ format: GrowthFormat,
    to file: OutputFile
  ) {
    var tree = tree
    for (number, hole) in holes.enumerated() {
      switch hole.content {
      case .elements:
        tree[hole.path] = .array(tree[hole.path].children + [.string(Self.mark + "\(number)")])
      case .members:
        tree[hole.path] = .object(
          tree[hole.path].members + [JSONTree.Member(Self.mark + "\(number)", .null)])
      case .text: tree[hole.path] = .string(Self.mark + "\(number)")
      }
    }
    var rest = format.bytes(of: tree)[...]
    for (number, hole) in holes.enumerated().sorted(by: {
      $0.element.path.lexicographicallyPrecedes($1.element.path)
    }) {
      let mark = format.mark(Self.mark + "\(number)", for: hole.content)
      guard let place = rest.firstRange(of: mark) else { continue }
      file.write(rest[..<place.lowerBound])
      format.write(count, of: hole.content, to: file)
      rest = rest[place.upperBound...]
    }
    file.write(rest)
  }
}
