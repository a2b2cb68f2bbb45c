import AppModel

extension ForcedPlacement {
  /// Why there is no choice of bars, as a product manager would say it.
  var plainReason: String {
    switch self {
    case .whiteLabel: "Always on top: this screen is built into every app."
    case .noScreenModel: "Always on top: this screen does not say which bar it has."
    case .forceNavBarHidden: "Always hidden: this plugin screen has no bar."
    }
  }
}
