import AppLayout

extension JSONWriter {
  /// Writes a member whose value is a frame, or null where there is none.
  mutating func member(_ key: String, _ frame: Rect?) {
    guard let frame else { return member(key) { $0.null() } }
    numbers(
      key,
      [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)])
  }

  mutating func member(_ key: String, _ size: Size) {
    numbers(key, [("width", size.width), ("height", size.height)])
  }

  mutating func member(_ key: String, _ insets: Insets) {
    numbers(
      key,
      [
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ])
  }

  /// Writes a position in the app's files under `at`, or null where there is none.
  mutating func place(_ position: Position?) {
    member("at") { json in
      guard let position else { return json.null() }
      json.objectOnOneLine { json in
        json.members(of: position)
      }
    }
  }

  private mutating func numbers(_ key: String, _ members: [(key: String, value: Double)]) {
    member(key) { json in
      json.objectOnOneLine { json in
        for (key, value) in members { json.member(key, value) }
      }
    }
  }
}

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

extension JSONWriter {
  /// Writes the content of a screen, and after each cell calls a closure that can send what is
  /// written.
  mutating func content(
    _ content: ContentLayout, family: String?, _ positions: Positions,
    sending send: (inout JSONWriter) -> Void
  ) {
    object(under: "content") { json in
      json.member("size", content.size)
      json.member("sections") { json in
        json.array(content.sections.enumerated()) { json, entry in
          json.section(
            entry.element, index: entry.offset, family: family,
            at: positions[entry.element.component.location], sending: send)
        }
      }
    }
  }

  private mutating func section(
    _ section: SectionLayout, index: Int, family: String?, at position: Position?,
    sending send: (inout JSONWriter) -> Void
  ) {
    object { json in
      json.member("index", index)
      json.member("type", section.typeName)
      json.member("family", family)
      json.member("dataSource", section.dataSource)
      json.place(position)
      json.member("header", section.header?.frame)
      json.member("cells") { json in
        json.array(section.cells) { json, cell in
          json.cell(cell)
          send(&json)
        }
      }
      json.member("frame", section.frame)
    }
  }

  private mutating func cell(_ cell: CellLayout) {
    objectOnOneLine { json in
      json.member("frame", cell.frame)
      json.member("style", cell.measure.styleID)
      json.member("title", cell.title)
    }
  }
}
