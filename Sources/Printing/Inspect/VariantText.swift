import AppLayout
import AppModel

/// A variant as text: a description, a sketch, and where everything is as trees.
struct VariantText {
  let layout: VariantLayout
  let app: App
  let positions: Positions

  private var variant: Variant { layout.variant }

  var text: ShownText {
    let title: ShownText = "\(variant.screen.title.brief) on \(variant.device.name.brief)"
    let parts: [ShownText] = [
      LayoutSketch(of: layout, in: app).text,
      regions.text,
      layout.navigationBar.map { BarText(bar: $0, app: app).tree.text } ?? "",
      ContentText(layout: layout, app: app, positions: positions).tree.text,
      HierarchyText(
        root: layout.hierarchy(in: app), presenter: layout.presentingController,
        look: layout.statusBarLook(in: app)
      ).text,
    ]
    let line = ShownText(trusted: String(repeating: "═", count: title.columns))
    return "\(title)\n\(line)\n\(words)\n\n"
      + parts.filter { !$0.text.isEmpty }.joined(separator: "\n")
  }

  /// The description: how the device is held, which bars there are, how the screen was entered.
  private var words: ShownText {
    let position = positions[variant.screen.location].map { ", \($0.text)" as ShownText } ?? ""
    return """
      \(layout.frame.window.shown) \(variant.orientation.rawValue), \(variant.words), \
      \(entrances)
      \(reason)\(position)
      """
  }

  /// The way in which the screen was entered, and other ways to enter it.
  private var entrances: ShownText {
    let others = app.entrances(of: variant.screen).filter { $0 != variant.entrance }
    let also = others.map(\.words).joined(separator: " and ")
    return layout.approach.entrances.map(\.words).joined(separator: ", ").brief
      + (others.isEmpty ? "" : " (also \(also))")
  }

  private var reason: ShownText {
    if let forced = layout.forced {
      return "bar always \(forced.placement.words): \(forced.shortReason)"
    }
    return layout.isConfigured ? "as the app is configured" : "not as the app is configured"
  }

  private var regions: TextTree {
    let frame = layout.frame
    let named: [(ShownText, Rect?, ShownText)] = [
      ("status bar", frame.statusBar, ""), ("navigation bar", frame.navigationBar, ""),
      ("root", frame.root, ""), ("tab bar", frame.tabBar, tabs),
      ("plugin", frame.plugin, plugin), ("banner", frame.banner, ""),
    ]
    return TextTree(
      columns: ["regions"] + Rect(size: frame.window).columns,
      children: named.compactMap { name, frame, detail in
        frame.map { TextTree(columns: [name] + $0.columns + [detail]) }
      })
  }

  private var tabs: ShownText {
    (layout.tabs(in: app)?.rows ?? []).map { $0.title?.brief ?? "" }.joined(separator: " | ")
  }

  private var plugin: ShownText {
    switch variant.screen.kind {
    case .plugin(let identifier): identifier.brief
    case .general, .favorites: ""
    }
  }
}
