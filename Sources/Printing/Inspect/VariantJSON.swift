import AppLayout

/// A variant as JSON: one object with a stable structure.
struct VariantJSON {
  let layout: VariantLayout
  let app: App
  let positions: Positions
  let showsBoot: Bool
  /// What is found on the screen at every width; nil if it is not shown.
  let lint: [WidthReport.Finding]?

  private static let schemaVersion = 1

  /// Writes the object, and regularly calls a closure that can send what is written: a section can
  /// have too many cells to hold in memory.
  func write(to json: inout JSONWriter, sending send: (inout JSONWriter) -> Void) {
    let (variant, frame) = (layout.variant, layout.frame)
    json.object { json in
      json.member("schemaVersion", Self.schemaVersion)
      json.screen(variant.screen, at: positions[variant.screen.location])
      json.member("device", variant.device.id)
      json.member("orientation", variant.orientation.rawValue)
      json.member("placement", variant.placement.rawValue)
      json.member("forced", layout.forced?.rawValue)
      json.member("statusBar", variant.statusBar.rawValue)
      json.member("configured", layout.isConfigured)
      json.member("entrance", variant.entrance.rawValue)
      json.look(layout.statusBarLook(in: app))
      json.member("window", Rect(size: frame.window))
      json.regions(of: frame)
      json.bar(layout.navigationBar)
      json.content(
        layout.content,
        family: (app.family(of: variant.screen) ?? app.families.standard).name.readable,
        positions, sending: send)
      json.member("presentingViewController", layout.presentingController)
      json.member("presentedViewController", layout.presentedController)
      json.member("hierarchy") { $0.node(layout.hierarchy(in: app)) }
      if showsBoot { json.boot(app.bootFlow(.straight), positions) }
      if let lint { json.lint(lint) }
    }
    send(&json)
  }
}

extension JSONWriter {
  fileprivate mutating func screen(_ screen: Screen, at position: Position?) {
    object(under: "screen") { json in
      json.member("id", screen.id)
      json.member("name", screen.name)
      json.member("type", screen.typeName)
      json.member("slug", screen.slug)
      json.place(position)
    }
  }

  fileprivate mutating func lint(_ findings: [WidthReport.Finding]) {
    member("lint") { json in
      json.array(findings) { json, finding in
        json.object { json in
          json.member("rule", finding.rule.code)
          json.member("path", finding.path.text)
          json.member("ranges") { $0.ranges(finding.ranges) }
        }
      }
    }
  }

  fileprivate mutating func look(_ look: StatusBarLook?) {
    member("statusBarLook") { json in
      guard let look else { return json.null() }
      json.object { json in
        json.member("glyphs", look.glyphs.rawValue)
        json.member("decider", look.decider.rawValue)
      }
    }
  }

  fileprivate mutating func regions(of frame: VariantFrame) {
    object(under: "regions") { json in
      json.member("statusBar", frame.statusBar)
      json.member("navigationBar", frame.navigationBar)
      json.member("root", frame.root)
      json.member("tabBar", frame.tabBar)
      json.member("plugin", frame.plugin)
      json.member("banner", frame.banner)
    }
  }

  fileprivate mutating func node(_ node: HierarchyNode) {
    object { json in
      json.member("class", node.className)
      json.member("role", node.role.rawValue)
      json.member("frame", node.frame)
      json.member("safeArea", node.safeArea)
      json.member("children") { $0.array(node.children) { $0.node($1) } }
    }
  }

  fileprivate mutating func boot(_ steps: [BootStep], _ positions: Positions) {
    member("boot") { json in
      json.array(steps) { json, step in
        json.object { json in
          json.member("step", step.number)
          json.member("decision", step.decision)
          json.member("reason", step.reason)
          json.member("details", step.details)
          json.place(step.location.flatMap { positions[$0] })
        }
      }
    }
  }
}

extension Screen {
  /// The type in rivers.json; nil where the screen does not have a model there.
  fileprivate var typeName: String? {
    origin == .rivers ? kind.typeName : nil
  }
}
