package import AppModel

extension VariantLayout {
  /// Returns the tree of views and view controllers from the window down, back to front.
  package func hierarchy(in app: App) -> HierarchyNode {
    let window = Rect(size: frame.window)
    let root = HierarchyPart(
      className: ControllerName.window, role: .window, frame: window, manager: nil,
      children: [rootContainer(in: app)])
    return root.node(in: window, safeArea: frame.safeArea)
  }

  /// The class of the controller that presents the screen, or the one that it was pushed onto; nil
  /// where the screen was not presented.
  ///
  /// The presentation container is added to the view of the root container, so it covers everything,
  /// and everything it covers stays.
  package var presentingController: String? {
    approach.isPresented ? ControllerName.rootContainer : nil
  }

  /// The class of the controller that is presented: the container in presentation state; nil where
  /// the screen was not presented.
  package var presentedController: String? {
    approach.isPresented ? ControllerName.rootContainer : nil
  }

  /// The number of containers that a tree shows, from the front; people never open that many.
  package static let mostContainers = 10

  /// Returns the container in root state; a presented screen has others on top in presentation
  /// state, the first a child of this one, and each of the others a child of the one it covers.
  private func rootContainer(in app: App) -> HierarchyPart {
    var inner: [HierarchyPart] = []
    for layout in covering(in: app) {
      let isInFront = inner.isEmpty
      let container = ControllerName.rootContainer
      let content =
        layout.approach.isPresented
        ? layout.navigationController(.innerNavController, managedBy: container)
        : layout.rootPlugin(in: app)
      inner = [
        HierarchyPart(
          className: container,
          role: layout.approach.isPresented ? .presentationContainer : .rootContainer,
          frame: Rect(size: frame.window),
          manager: layout.approach.isPresented ? container : ControllerName.window,
          children: [isInFront ? content : content.pruned(at: .screen)] + layout.bars(in: app)
            + inner)
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
    let name = rootPluginClass(in: app)
    let placesBar = isBarDelegated(in: app)
    let top = frame.statusBar?.maxY ?? 0
    let whole = Rect(size: frame.window).inset(by: Insets(top: top))
    var children = [navigationController(.navigationController, managedBy: name)]
    if let tabBar = frame.tabBar {
      children.append(
        HierarchyPart(
          className: ControllerName.tabBar, role: .tabBar, frame: tabBar, manager: name))
    }
    if placesBar { children += [navigationBarPart(in: app, managedBy: name)].compactMap(\.self) }
    return HierarchyPart(
      className: name, role: .rootPlugin, frame: placesBar ? whole : frame.root,
      manager: ControllerName.rootContainer, children: children)
  }

  private func bars(in app: App) -> [HierarchyPart] {
    let statusBar = frame.statusBar.map {
      HierarchyPart(
        className: ControllerName.statusBar, role: .statusBar, frame: $0,
        manager: ControllerName.rootContainer)
    }
    let bar =
      isBarDelegated(in: app)
      ? nil : navigationBarPart(in: app, managedBy: ControllerName.navigationBarManager)
    return [statusBar, bar].compactMap(\.self)
  }

  private func navigationBarPart(in app: App, managedBy manager: String) -> HierarchyPart? {
    navigationBar.map { bar in
      let plugin = app.navigationBarPlugin?.plugin
      return HierarchyPart(
        className: plugin?.controllerName ?? ControllerName.navigationBar,
        role: .navigationBar, frame: bar.frame, manager: manager)
    }
  }

  /// Whether the root plugin places the bar, and contains it.
  package func isBarDelegated(in app: App) -> Bool {
    !approach.isPresented && app.root(of: variant.screen).capabilities.contains(.placeNavBar)
  }

  private func rootPluginClass(in app: App) -> String {
    app.root(of: variant.screen).plugin.plugin?.controllerName ?? ControllerName.sideMenu
  }

  private func navigationController(
    _ role: HierarchyNode.Role, managedBy manager: String
  ) -> HierarchyPart {
    let area = frame.screenArea
    return HierarchyPart(
      className: ControllerName.navigationController, role: role, frame: area,
      manager: manager,
      children: [
        HierarchyPart(
          className: ControllerName.screen(variant.screen), role: .screen, frame: area,
          manager: ControllerName.navigationController, children: screenParts)
      ])
  }

  /// The content of a screen; empty for a screen that is not in any file.
  private var screenParts: [HierarchyPart] {
    switch variant.screen.origin {
    case .whiteLabel, .nowhere: return []
    case .rivers, .appDefine: break
    }
    let manager = ControllerName.screen(variant.screen)
    let visible = frame.contentArea
    let composite = HierarchyPart(
      className: ControllerName.sectionComposite, role: .sectionComposite, frame: visible,
      manager: manager,
      children: content.sections.map { section in
        HierarchyPart(
          className: ControllerName.component, role: .component,
          frame: section.frame.offset(by: visible.origin),
          manager: ControllerName.sectionComposite)
      })
    guard let plugin = frame.plugin else { return [composite] }
    let area = HierarchyPart(
      className: ControllerName.pluginArea, role: .pluginArea, frame: plugin, manager: manager,
      children: content.sections.isEmpty ? [] : [composite])
    let banner = frame.banner.map {
      HierarchyPart(
        className: ControllerName.banner, role: .banner, frame: $0, manager: manager)
    }
    return [area] + [banner].compactMap(\.self)
  }
}
