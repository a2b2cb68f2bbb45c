import Markup

/// What begins on the lines of an XML file, as paths of ids. An element with an id is found by that
/// alone, another by its key or name inside the nearest element with an id.
///
///     Main.storyboard#segue-news
///     families.plist#families/FAMILY_1/list
struct ElementPaths {
  private var paths: [Int: SourcePath] = [:]
  private var counts: [SourcePath: Int] = [:]
  private let file: String

  /// Reads a file; nothing in it has a path if it is not XML.
  init(of file: SourceFile) {
    self.file = file.name
    let budget = ElementBudget.xmlNodes(fileSize: file.bytes.count)
    guard let root = Self.root(of: file.bytes, atMost: budget) else { return }
    var begun = [root.line: 1]
    add(inside: root, at: nil, &begun)
    // Diagnostics only know the line.
    paths = paths.filter { begun[$0.key] == 1 && counts[$0.value] == 1 }
  }

  private static func root(of bytes: [UInt8], atMost budget: Int) -> Element? {
    do throws(XMLSyntaxError) {
      return try Element(parsing: bytes, atMost: budget)
    } catch {
      // It is reported where the app is read.
      return nil
    }
  }

  /// The path of the one thing that begins on a line; nil for the whole file, and where several
  /// things begin or others have the same path.
  subscript(line: Int) -> SourcePath? { paths[line] }

  private mutating func add(
    inside element: Element, at path: SourcePath?, _ begun: inout [Int: Int]
  ) {
    var key: Element?
    for child in element.elements {
      if element.name == "dict", child.name == "key" {
        key = child
        continue
      }
      for line in Set([key?.line, child.line].compactMap(\.self)) { begun[line, default: 0] += 1 }
      // The whole of a property list has no name.
      let own = element.name == "plist" ? nil : self.path(of: child, under: key?.text, in: path)
      if let own {
        counts[own, default: 0] += 1
        paths[child.line] = own
        if let key { paths[key.line] = own }
      }
      add(inside: child, at: own, &begun)
      key = nil
    }
  }

  private func path(
    of element: Element, under key: String?, in path: SourcePath?
  ) -> SourcePath {
    if let id = element["id"] ?? element["sceneID"] { return SourcePath(file: file, id: id) }
    let name = key ?? element["name"] ?? element.name
    return path?.appending(name) ?? SourcePath(file: file, id: name)
  }
}
