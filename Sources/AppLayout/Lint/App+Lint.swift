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
    let devices = VariantAxes(devices: devices, orientations: orientations).heldDevices
    return whole + routing.diagnostics
      + screens.flatMap { screen in
        devices.flatMap { held in
          let variant = LintedVariant(configuredVariant(of: screen, on: held), in: self)
          return checks.flatMap { $0(variant) }
        }
      }
  }
}
