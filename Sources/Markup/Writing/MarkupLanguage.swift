/// A language that Riverbed writes, with how its documents begin and how its elements are laid out.
package enum MarkupLanguage: Hashable, Sendable, CaseIterable {
  /// A drawing: declared as XML in UTF-8, an empty element closes itself, and each group begins a
  /// new line.
  case svg
  /// A page that is valid as XML and as HTML: a document type and no XML declaration, which HTML
  /// does not know; only HTML's void elements close themselves; blocks begin a new line.
  case xhtml

  /// The namespace, which the writer declares on the root.
  var namespace: StaticString {
    switch self {
    case .svg: "http://www.w3.org/2000/svg"
    case .xhtml: "http://www.w3.org/1999/xhtml"
    }
  }

  /// The text before the root.
  var prolog: StaticString {
    switch self {
    case .svg: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    case .xhtml: "<!DOCTYPE html>\n"
    }
  }

  /// Returns the language of an element inside this one: as in HTML, an `svg` in a page begins a
  /// drawing.
  func language(of name: Node.Name) -> MarkupLanguage {
    name == "svg" ? .svg : self
  }

  /// Whether an element without children closes itself.
  func closesItself(_ name: Node.Name) -> Bool {
    switch self {
    case .svg: true
    case .xhtml: Self.voids.contains(name)
    }
  }

  /// Whether an element begins a line if there is no text next to it, to keep line diffs small.
  func beginsLine(_ name: Node.Name) -> Bool {
    switch self {
    case .svg: name == "g"
    case .xhtml: Self.blocks.contains(name)
    }
  }

  private static let voids: Set<Node.Name> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// The elements between which white space does not mean anything.
  private static let blocks: Set<Node.Name> = [
    "head", "body", "base", "link", "meta", "script", "style", "title",
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "fieldset",
    "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav",
    "p", "pre", "search", "section", "summary",
    "dd", "dl", "dt", "li", "ol", "ul",
    "caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
  ]
}
