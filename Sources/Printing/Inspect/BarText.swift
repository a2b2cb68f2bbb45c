import AppLayout
import AppModel

/// A navigation bar as a tree of its items.
struct BarText {
  let bar: NavigationBarLayout
  let app: App

  var tree: TextTree {
    let style: ShownText = "\(bar.alignment.rawValue) style, \(bar.backgroundColor.description)"
    return TextTree(
      columns: ["navigation bar"] + bar.frame.columns + [style],
      children: [context, title].compactMap(\.self) + bar.buttons.map(button))
  }

  private var context: TextTree? {
    bar.context.map { TextTree(columns: [$0.kind.rawValue.brief] + $0.frame.columns) }
  }

  private var title: TextTree? {
    bar.title.map { title in
      TextTree(columns: [title.kind.rawValue.brief] + title.frame.columns + [title.text.quoted])
    }
  }

  /// Returns a button with its title, its target, and whether it is disabled.
  private func button(_ button: BarButton) -> TextTree {
    let state: ShownText? = button.isEnabled ? nil : "(disabled: it leads to this same screen)"
    let details = [button.title?.quoted, button.target.map(app.arrow), state]
    return TextTree(
      columns: [button.kind.rawValue.brief] + button.frame.columns
        + [details.compactMap(\.self).joined(separator: " ")])
  }
}
