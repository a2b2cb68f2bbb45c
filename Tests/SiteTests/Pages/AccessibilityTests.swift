import Markup
import Testing

@testable import Site

/// Checks that make pages accessible; `DocumentTests` runs them on every page of every fixture app.
struct AccessibilityTests {
  @Test func `every fault of a bad page is found`() throws {
    let bad = """
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title> </title></head><body>
      <h1>One</h1><h1>Two</h1><h3>Three</h3><img src="x.svg"/><input type="radio"/>
      <table><tbody><tr><th>x</th></tr></tbody></table><div class="scroll">x</div>
      <a href="#main"> </a><p style="x" onclick="y">z</p><script>1</script><p id="a"/><p id="a"/>
      <button></button></body></html>
      """
    let root = try Element(parsing: Array(bad.utf8), atMost: .max)
    let page = PageReading(path: "bad.xhtml", root: root)
    #expect(page.faults.count == 21, "\(page.faults)")
  }
}

extension PageReading {
  fileprivate init(path: String, root: Element) {
    self.path = path
    self.root = root
    elements = root.all
    outside = root.allOutsideDrawings
    ids = Set(elements.compactMap { $0["id"] })
  }

  /// The faults of the page, in words.
  var faults: [String] {
    documentFaults + headingFaults + outside.flatMap(Self.faults) + labelFaults + idFaults
  }

  private var documentFaults: [String] {
    var faults: [String] = []
    if root["lang"] == nil { faults.append("no language") }
    if all("title").first?.text.contains(where: { !$0.isWhitespace }) != true {
      faults.append("no title")
    }
    for landmark in ["header", "nav", "main", "footer"] where all(landmark).isEmpty {
      faults.append("no \(landmark)")
    }
    let first = all("body").first?.elements.first
    // The address of a viewer selects its content: its link leads to what it shows first.
    let content = all("section").first { $0["class"] == "state first" } ?? all("main").first
    if first?.name != "a" || first?["href"] != "#\(content?["id"] ?? "")" {
      faults.append("no link that skips to the content")
    }
    return faults
  }

  private var headingFaults: [String] {
    let levels = outside.compactMap { element in
      element.name.count == 2 && element.name.hasPrefix("h")
        ? element.name.last?.wholeNumberValue : nil
    }
    var faults: [String] = []
    if levels.count(where: { $0 == 1 }) != 1 { faults.append("not one h1") }
    for (before, level) in zip(levels, levels.dropFirst()) where level > before + 1 {
      faults.append("h\(level) follows h\(before)")
    }
    return faults
  }

  /// Returns the faults of a single element.
  private static func faults(of element: Element) -> [String] {
    var faults: [String] = []
    switch element.name {
    case "img":
      for name in ["alt", "width", "height"] where element[name] == nil {
        faults.append("an image without \(name)")
      }
    case "th": if element["scope"] == nil { faults.append("a header cell without scope") }
    case "script": if element["src"] == nil { faults.append("a script in the page") }
    case "a", "button", "summary", "caption", "legend", "h1", "h2", "h3", "h4":
      if element.hasNoName { faults.append("\(element.name) without a name") }
    default: break
    }
    if element["class"]?.split(separator: " ").contains("scroll") == true,
      element["tabindex"] != "0" || element["role"] != "region" || element["aria-label"] == nil
    {
      faults.append("a scrolling region that keys cannot reach")
    }
    for attribute in element.attributes
    where attribute.name == "style" || attribute.name.hasPrefix("on") {
      faults.append("the attribute \(attribute.name)")
    }
    return faults
  }

  /// The inputs without a label around them or one that names them.
  private var labelFaults: [String] {
    let labels = all("label")
    let wrapped = labels.flatMap(\.all).count { $0.name == "input" }
    let named = Set(labels.compactMap { $0["for"] })
    let others = all("input").count {
      $0["id"].map(named.contains) == true || $0["aria-label"] != nil
    }
    return wrapped + others < all("input").count ? ["an input without a label"] : []
  }

  private var idFaults: [String] {
    elements.count { $0["id"] != nil } == ids.count ? [] : ["an id that is used twice"]
  }
}

extension Element {
  /// Whether a screen reader would say nothing for the element.
  fileprivate var hasNoName: Bool {
    let texts =
      [wholeText, self["aria-label"] ?? ""] + all.compactMap { $0["alt"] ?? $0["aria-label"] }
    return !texts.contains { $0.contains { !$0.isWhitespace } }
  }
}
