import AppLayout
import AppModel

extension JSONWriter {
  /// Writes a navigation bar with its items, or null where there is none.
  mutating func bar(_ bar: NavigationBarLayout?) {
    member("navigationBar") { json in
      guard let bar else { return json.null() }
      json.object { json in
        json.member("placement", bar.placement.rawValue)
        json.member("style", bar.alignment.rawValue)
        json.context(bar.context)
        json.title(bar.title)
        json.member("buttons") { $0.array(bar.buttons) { $0.button($1) } }
      }
    }
  }

  private mutating func context(_ context: NavigationBarLayout.Context?) {
    member("context") { json in
      guard let context else { return json.null() }
      json.object { json in
        json.member("kind", context.kind.rawValue)
        json.member("frame", context.frame)
      }
    }
  }

  private mutating func title(_ title: NavigationBarLayout.Title?) {
    member("title") { json in
      guard let title else { return json.null() }
      json.object { json in
        json.member("kind", title.kind.rawValue)
        json.member("text", title.text)
        json.member("frame", title.frame)
      }
    }
  }

  private mutating func button(_ button: BarButton) {
    object { json in
      json.member("kind", button.kind.rawValue)
      json.member("title", button.title)
      json.member("target", button.target?.readable)
      json.member("enabled", button.isEnabled)
      json.member("frame", button.frame)
    }
  }
}
