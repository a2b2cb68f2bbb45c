extension VariantLayout {
  /// Returns the tree of views and view controllers from the window down, back to front.
  package func hierarchy(in app: App) -> HierarchyNode {
    let window = Rect(size: frame.window)
    let root = part(.window, window, by: nil, in: app, [appContainer(in: app)])
    return root.node(in: window, safeArea: frame.safeArea)
  }

  /// The class of the controller that presents the screen, or the one that it was pushed onto; nil
  /// where the screen was not presented.
  ///
  /// The presentation container is added to the view of the app container, so it covers everything,
  /// and everything it covers stays.
  package var presentingController: String? {
    approach.isPresented ? ControllerName.appContainer : nil
  }

  /// The class of the controller that is presented: the container in presentation state; nil where
  /// the screen was not presented.
  package var presentedController: String? {
    approach.isPresented ? ControllerName.appContainer : nil
  }

  /// The number of containers that a tree shows, from the front; people never open that many.
  package static let mostContainers = 10

  /// Returns the container in root state; a presented screen has others on top in presentation
  /// state, the first a child of this one, and each of the others a child of the one it covers.
  private func appContainer(in app: App) -> HierarchyPart {
    var inner: [HierarchyPart] = []
    for layout in covering(in: app) {
      let isInFront = inner.isEmpty
      let container = ControllerName.appContainer
      let content =
        layout.approach.isPresented
        ? layout.navigationController(layout.rootRole, by: container, in: app)
        : layout.rootPlugin(in: app)
      inner = [
        layout.part(
          layout.containerRole, Rect(size: frame.window),
          by: layout.approach.isPresented ? container : ControllerName.window, in: app,
          [isInFront ? content : content.pruned(at: .screen)] + layout.bars(in: app) + inner)
      ]
    }
    return inner[0]
  }

  /// Returns the layouts of the screens in front of each container, from this one to the root
  /// container's. Those that are covered are as the app is configured, without content.
  private func covering(in app: App) -> [VariantLayout] {
    var layouts = [self]
    while let key = layouts[layouts.count - 1].approach.presenter, let screen = app.screen(key),
      layouts.count < Self.mostContainers
    {
      // Any content will do, because it is pruned.
      let variant = Variant(
        screen: screen, held: variant.held, placement: app.placement(of: screen),
        statusBar: variant.statusBar, entrance: app.entrance(of: screen))
      let plan = ScreenPlan(variant, in: app)
      layouts.append(
        VariantLayout(variant, plan, VariantFrame(variant, hasTabs: plan.hasTabs), content))
    }
    return layouts
  }

  /// Returns the root plugin with its content, including the bar if the plugin places it.
  private func rootPlugin(in app: App) -> HierarchyPart {
    let name = rootRole.className(around: variant.screen, in: app)
    let placesBar = isBarDelegated(in: app)
    let top = frame.statusBar?.maxY ?? 0
    let whole = Rect(size: frame.window).inset(by: Insets(top: top))
    let tabBar = frame.tabBar.map { part(.tabBar, $0, by: name, in: app) }
    let bar = placesBar ? navigationBarPart(by: name, in: app) : nil
    return part(
      rootRole, placesBar ? whole : frame.root, by: ControllerName.appContainer, in: app,
      [navigationController(.navigationController, by: name, in: app)]
        + [tabBar, bar].compactMap(\.self))
  }

  private func bars(in app: App) -> [HierarchyPart] {
    let statusBar = frame.statusBar.map {
      part(.statusBar, $0, by: ControllerName.appContainer, in: app)
    }
    let bar =
      isBarDelegated(in: app)
      ? nil : navigationBarPart(by: ControllerName.navigationBarManager, in: app)
    return [statusBar, bar].compactMap(\.self)
  }

  private func navigationBarPart(by manager: String, in app: App) -> HierarchyPart? {
    navigationBar.map { part(.navigationBar, $0.frame, by: manager, in: app) }
  }

  /// Whether the root plugin places the bar, and contains it.
  package func isBarDelegated(in app: App) -> Bool {
    !approach.isPresented && app.root(of: variant.screen).capabilities.contains(.placeNavBar)
  }

  private func navigationController(
    _ role: HierarchyNode.Role, by manager: String, in app: App
  ) -> HierarchyPart {
    let area = frame.screenArea
    let screen = part(
      .screen, area, by: ControllerName.navigationController, in: app, screenParts(in: app))
    return part(role, area, by: manager, in: app, [screen])
  }

  /// Returns the content of a screen; nothing for a screen that is not in any file.
  private func screenParts(in app: App) -> [HierarchyPart] {
    switch variant.screen.origin {
    case .whiteLabel, .nowhere: return []
    case .rivers, .appDefine: break
    }
    let manager = HierarchyNode.Role.screen.className(around: variant.screen, in: app)
    let visible = frame.contentArea
    let composite = part(
      .sectionComposite, visible, by: manager, in: app,
      content.sections.map { section in
        part(
          .component, section.frame.offset(by: visible.origin),
          by: ControllerName.sectionComposite, in: app)
      })
    guard let plugin = frame.plugin else { return [composite] }
    let area = part(
      .pluginArea, plugin, by: manager, in: app, content.sections.isEmpty ? [] : [composite])
    let banner = frame.banner.map { part(.banner, $0, by: manager, in: app) }
    return [area] + [banner].compactMap(\.self)
  }

  private func part(
    _ role: HierarchyNode.Role, _ frame: Rect, by manager: String?, in app: App,
    _ children: [HierarchyPart] = []
  ) -> HierarchyPart {
    HierarchyPart(
      className: role.className(around: variant.screen, in: app), role: role, frame: frame,
      manager: manager, children: children)
  }
}
