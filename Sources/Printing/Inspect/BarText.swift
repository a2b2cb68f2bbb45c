import AppLayout

/// A navigation bar as a tree of its items.
struct BarText {
  let bar: NavigationBarLayout
  let app: App

  var tree: TextTree {
    let style: ShownText = "\(bar.alignment.words), \(bar.backgroundColor.description)"
    return TextTree(
      columns: [HierarchyNode.Role.navigationBar.shown] + bar.frame.columns + [style],
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
      columns: [button.kind.words.brief] + button.frame.columns
        + [details.compactMap(\.self).joined(separator: " ")])
  }
}

/// A navigation bar drawn on one line, with its items roughly in place.
///
///     [≡]              Watch         [Live] [cast]
struct BarLine {
  private let left: [ShownText]
  private let title: ShownText
  private let right: [ShownText]
  private let alignment: NavigationBarModel.Alignment
  private let isRightToLeft: Bool

  /// The maximum number of columns for the name of a button.
  private static let longestName = 12
  /// The columns that are reserved for the context button and the title.
  private static let leastTitle = 12

  init(_ bar: NavigationBarLayout, isRightToLeft: Bool, width: Int) {
    let room = (width - Self.leastTitle) / max(1, bar.buttons.count) - 3
    let name = max(1, min(Self.longestName, room))
    let context = bar.context.map(\.kind.picture)
    let buttons = bar.buttons.sorted { $0.frame.x < $1.frame.x }.map { $0.picture(name) }
    left = isRightToLeft ? buttons : [context].compactMap(\.self)
    right = isRightToLeft ? [context].compactMap(\.self) : buttons
    title = bar.title?.picture ?? ""
    alignment = bar.alignment
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the parts of the line, each with the column where it begins.
  func pieces(in width: Int) -> [(text: ShownText, column: Int)] {
    let left = left.joined(separator: " ")
    let right = right.joined(separator: " ")
    let start = left.text.isEmpty ? 0 : left.columns + 1
    let end = width - (right.text.isEmpty ? 0 : right.columns + 1)
    let title = title.fitted(to: max(0, end - start))
    let free = end - start - title.columns
    let before: Int
    switch alignment {
    case .left: before = isRightToLeft ? free : 0
    case .center: before = max(0, min(free, (width - title.columns) / 2 - start))
    }
    return [(left, 0), (title, start + before), (right, width - right.columns)]
      .filter { !$0.0.text.isEmpty }
  }
}

extension NavigationBarLayout.Context.Kind {
  fileprivate var picture: ShownText {
    switch self {
    case .menu: "[≡]"
    case .close: "[×]"
    case .back: "[‹]"
    }
  }
}

extension NavigationBarLayout.Title {
  fileprivate var picture: ShownText {
    switch kind {
    case .title: text.brief
    case .logo: "<logo>"
    }
  }
}

extension BarButton {
  /// Returns the button's name, cut to a length, in brackets, or in parentheses where it is
  /// disabled.
  fileprivate func picture(_ length: Int) -> ShownText {
    let name: ShownText =
      switch kind {
      case .live, .crossmates, .feed, .chromecast: kind.words.brief
      case .screen, .url, .other: title?.brief ?? kind.words.brief
      }
    let shown = name.fitted(to: length)
    return isEnabled ? "[\(shown)]" : "(\(shown))"
  }
}

extension App {
  /// Returns an arrow to a screen, by its title, or to an address.
  func arrow(to target: String) -> ShownText {
    "→ \(screen(target)?.title.brief ?? target.brief)"
  }
}
