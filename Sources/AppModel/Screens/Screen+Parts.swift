extension Screen {
  /// The stored parts of a screen, shared by all copies of it. `Screen` documents each part.
  struct Parts: Hashable, Sendable {
    let id: String
    let name: String?
    let kind: Kind
    let typeLocation: Location?
    let origin: Origin
    let isMarkedHome: Bool
    let isUnclearHome: Bool
    let data: DataReference
    let styles: ScreenStyles
    let components: [Component]
    let navigations: [Navigation]
    /// The first menu and the first navigation bar among them.
    let menuIndex: ElementIndex<Navigation>?
    let barIndex: ElementIndex<Navigation>?
    let hooks: [Hook]
    let laterHooks: [Hook]
    let hookNames: [String]
    let showsBanner: Bool
    let localizations: Localizations
    let location: Location
  }
}
