package import AppModel

extension App {
  /// What only laying the app out shows to be wrong with it.
  package var lint: [Diagnostic] { unknownDevices + impossibleSizes }

  private var unknownDevices: [Diagnostic] {
    site.devices.compactMap { choice in
      guard case .known(let id) = choice, Device.named(id.value) == nil else { return nil }
      let nearest = Nearest.name(to: id.value, among: Device.all.map(\.id))
      return Diagnostic(.unknownDevice(id.value, nearest), at: id.location)
    }
  }

  /// The measures that cannot be followed on any of the app's devices, each once.
  private var impossibleSizes: [Diagnostic] {
    let devices = devices
    return screens.flatMap { screen in
      devices.flatMap { device -> [Diagnostic] in
        let variant = Variant(
          screen: screen, device: device, orientation: .portrait,
          placement: placement(of: screen), statusBar: statusBar(on: device),
          entrance: entrance(of: screen))
        let viewport = VariantFrame(variant, in: self).viewport
        return ContentLayout(of: screen, in: self, viewport).issues.map { issue in
          let place = issue.component?.location ?? screen.styles.family?.location
          return Diagnostic(.impossible(issue.kind), at: place ?? screen.location)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownDevice(_ id: String, _ nearest: String?) -> Self {
    Self(
      .unknownDevice, .error, "no device has the id '\(id.quotable)'", .init(nearest: nearest))
  }

  fileprivate static func impossible(_ kind: FlowIssue.Kind) -> Self {
    Self(.lintSize, .warning, kind.sentence)
  }
}

extension FlowIssue.Kind {
  /// What is wrong, and what is drawn instead.
  fileprivate var sentence: String {
    switch self {
    case .oversizeItem: "a cell is longer than its line; it gets a line of its own"
    case .noRoom: "the insets leave no room for cells; each gets a line of its own"
    case .emptyItem: "a cell has no width or no height, so it cannot be seen"
    case .negativeSize: "a size is below zero; it is drawn as zero"
    case .sizeNotFinite: "a size is no finite number; it is drawn as zero"
    case .spacingNotFinite: "a spacing or inset is no finite number; it is drawn as zero"
    case .beyondLimit: "a number is larger than anything that can be drawn; the limit is used"
    case .tooManyItems: "there are more cells than can be laid out; the last ones are left out"
    }
  }
}
