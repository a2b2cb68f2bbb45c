import AppModel
import Markup

/// A file that can be compared as values.
enum FileDocument: Sendable {
  case json(JSONDocument)
  case xml(Element)

  /// Reads a file according to its extension; nil if it is missing or cannot be read.
  init?(_ content: AppFiles.Content?, named name: String, file: FileID) {
    guard let bytes = content?.bytes else { return nil }
    if name.hasSuffix(".json") {
      guard let document = JSONParsing(bytes, in: file).document else { return nil }
      self = .json(document)
    } else {
      do throws(XMLSyntaxError) {
        self = .xml(
          try Element(parsing: bytes, atMost: ElementBudget.xmlNodes(fileSize: bytes.count)))
      } catch {
        return nil
      }
    }
  }

  /// What is in the file, without what is only around it: a property list, and settings and screens
  /// that are wrapped.
  func root(named name: String) -> FileNode {
    switch self {
    case .xml(let element): return ElementNode(root: element).propertyList
    case .json(let document):
      let root = FileNode.json(document.root)
      switch AppFile(named: name) {
      case .settings:
        let inner = root.children.first { $0.name == "build_params" && $0.node.shape == .keyed }
        return inner?.node ?? root
      case .rivers where root.shape == .keyed && root.children.count == 1:
        return root.children[0].name == "screens" ? root.children[0].node : root
      case .rivers, .appDefine, .plugins, .families, .collections, .feedIndex, .riverbed, .routes,
        nil:
        return root
      }
    }
  }
}
