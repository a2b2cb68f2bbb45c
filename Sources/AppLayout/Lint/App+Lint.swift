package import AppModel

extension App {
  /// The problems that only appear when the app is laid out.
  package var lint: [Diagnostic] {
    let whole = LayoutCheck.all.flatMap { check -> [Diagnostic] in
      if case .app(let run) = check.run { run(self) } else { [] }
    }
    let checks = LayoutCheck.all.compactMap { check in
      if case .variant(let run) = check.run { run } else { nil }
    }
    let axes = VariantAxes(devices: devices, orientations: orientations)
    return whole + routing.diagnostics
      + screens.flatMap { screen in
        axes.devices.flatMap { device in
          axes.orientations(of: device).flatMap { orientation in
            let variant = LintedVariant(
              configuredVariant(of: screen, on: device, held: orientation), in: self)
            return checks.flatMap { $0(variant) }
          }
        }
      }
  }
}
