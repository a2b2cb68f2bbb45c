package import Markup

/// The paths of the elements of an XML file. One with an id is found by that alone, another by its
/// key or name inside the nearest element with an id. They are found from the outside in, and what
/// an element holds is only named once.
///
///     Main.storyboard#segue-news
///     families.plist#families/FAMILY_1/list
package struct ElementSourcePaths {
  private let root: Element
  private let file: SourcePath
  /// How many elements have each id.
  private let ids: [String: Int]
  /// The paths of what is inside elements, by the ways to these.
  private var paths: [[Int]: [Int: SourcePath]] = [:]

  package init(of root: Element, in name: String) {
    self.root = root
    file = SourcePath(file: name)
    var ids: [String: Int] = [:]
    root.count(into: &ids)
    self.ids = ids
  }

  /// Returns the path of an element, by the places of the nodes that lead to it.
  package mutating func path(at way: [Int]) -> SourcePath {
    guard let place = way.last else { return file }
    let outer = Array(way.dropLast())
    if let known = paths[outer] { return known[place] ?? file }
    let path = path(at: outer)
    let element = outer.reduce(root as Element?) { $0?.element(at: $1) }
    let inside = element.map { named(inside: Named(element: $0, path: path)) } ?? []
    paths[outer] = Dictionary(firstOf: inside.map { ($0.place, $0.path) })
    return paths[outer]?[place] ?? file
  }

  /// An element with its path.
  fileprivate struct Named {
    /// The place among the nodes around it.
    var place = 0
    let element: Element
    let path: SourcePath
    /// Whether nothing else on the way to it has its name, so that nothing else can get its path.
    var isCertain = true
    /// The element that is its key, for a value of a property list.
    var key: Element?
  }

  /// Returns the elements inside another one.
  fileprivate func named(inside outer: Named) -> [Named] {
    var key: Element?
    var found: [(place: Int, element: Element, key: Element?, name: String)] = []
    for (place, node) in outer.element.children.enumerated() {
      guard case .element(let element) = node else { continue }
      if outer.element.name == "dict", element.name == "key" {
        key = element
        continue
      }
      let word = outer.element.name == "array" ? element.word : nil
      let name = key?.text ?? element["name"] ?? word ?? element.name
      found.append((place, element, key, name))
      key = nil
    }
    let counts = found.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    var names = UniqueNames(separator: SourceNames.separator)
    if outer.path == file { for id in ids.keys { _ = names.ordinal(of: id) } }
    return found.map { place, element, key, name in
      if let id = element.id, ids[id] == 1 {
        return Named(
          place: place, element: element, path: file.appending(id), key: key)
      }
      // The whole of a property list has no name.
      let isWhole = outer.element.name == "plist"
      let own = key != nil && names.has(name) ? name : names.unique(name)
      return Named(
        place: place, element: element, path: isWhole ? file : outer.path.appending(own),
        isCertain: outer.isCertain && counts[name] == 1, key: key)
    }
  }
}

/// What begins on the lines of an XML file.
struct ElementLines {
  private var paths: [Int: SourcePath] = [:]

  /// Reads a file; nothing in it has a path if it is not XML.
  init(of file: SourceFile) {
    let budget = ElementBudget.xmlNodes(fileSize: file.bytes.count)
    guard let root = Self.root(of: file.bytes, atMost: budget) else { return }
    let all = ElementSourcePaths(of: root, in: file.name)
    let whole = SourcePath(file: file.name)
    var begun = [root.line: 1]
    add(all, inside: ElementSourcePaths.Named(element: root, path: whole), &begun)
    // Diagnostics only know the line.
    paths = paths.filter { begun[$0.key] == 1 && $0.value != whole }
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
  /// things begin or others may have the same path.
  subscript(line: Int) -> SourcePath? { paths[line] }

  private mutating func add(
    _ all: ElementSourcePaths, inside outer: ElementSourcePaths.Named, _ begun: inout [Int: Int]
  ) {
    for inner in all.named(inside: outer) {
      for line in Set([inner.key?.line, inner.element.line].compactMap(\.self)) {
        begun[line, default: 0] += 1
        if inner.isCertain { paths[line] = inner.path }
      }
      add(all, inside: inner, &begun)
    }
  }
}

extension Element {
  /// The id of an element of a storyboard.
  fileprivate var id: String? { self["id"] ?? self["sceneID"] }

  /// The text of an element that holds only a text.
  package var word: String? { elements.isEmpty && !text.isEmpty ? text : nil }

  fileprivate func element(at place: Int) -> Element? {
    guard children.indices.contains(place), case .element(let element) = children[place] else {
      return nil
    }
    return element
  }

  fileprivate func count(into ids: inout [String: Int]) {
    if let id { ids[id, default: 0] += 1 }
    for inner in elements { inner.count(into: &ids) }
  }
}
