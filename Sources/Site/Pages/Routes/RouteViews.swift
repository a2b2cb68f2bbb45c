import AppModel
import Markup
import PageParts

/// The views that are added in code.
struct RouteViews {
  private let references: References
  private let views: [ViewRoute]

  init(_ references: References) {
    self.references = references
    views = references.site.app.routes.views
  }

  var chapter: Chapter {
    Chapter("views", "Views added in code", hint: "\(views.count)") {
      if views.isEmpty { Node("p") { "There are none." } } else { sheet.node }
    }
  }

  private var sheet: DataTable {
    var sheet = DataTable(
      "Views", columns: ["View", "Added to", "Prepared by", "When", "Defined in"])
    for view in views {
      sheet.add(
        [
          [Node("code") { view.className?.value ?? "no class" }],

          [Node.own(view.addedTo?.value ?? "?")], [.text(preparation(of: view))],
          [.text(moment(of: view))], references.place(view.location),
        ])
    }
    return sheet
  }

  private func preparation(of view: ViewRoute) -> String {
    guard view.isRoutable else { return "not needed" }
    return view.isPreparedOutside
      ? "its router, from outside" : "the closest view controller of the app around it"
  }

  /// Returns what the file says about when the view is added.
  private func moment(of view: ViewRoute) -> String {
    let words = [
      view.superviewAdded ? nil : "before its superview is added",
      view.isInWindow ? nil : "while it is in no window",
      view.isRemovedFirst ? "removed before that" : nil,
    ].compactMap(\.self)
    return words.isEmpty ? "in a window" : words.joined(separator: ", ")
  }
}
