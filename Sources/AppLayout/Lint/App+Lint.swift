package import AppModel

extension App {
  /// The problems that only appear when the app is laid out.
  package var lint: [Diagnostic] {
    let whole = LintRule.all.flatMap { rule -> [Diagnostic] in
      if case .app(let check) = rule.check { check(self) } else { [] }
    }
    let checks = LintRule.all.compactMap { rule in
      if case .variant(let check) = rule.check { check } else { nil }
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
