import AppLayout
import AppModel

/// The steps of an app's start as text.
enum BootText {
  static func text(of app: App, _ positions: Positions) -> ShownText {
    let steps = app.bootFlow(.straight).map { step in
      let position =
        step.location.flatMap { positions[$0] }.map { " (\($0.text))" as ShownText } ?? ""
      return TextTree(columns: [
        "\(step.number)", "\(step.decision)", "\(step.reason)\(position)",
      ])
    }
    return TextTree(columns: ["start of the app"], children: steps).text
  }
}
