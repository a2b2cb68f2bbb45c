import Markup
import PageParts

/// The accessibility reading order of a screen as a numbered list.
struct InspectedReading {
  let inspected: InspectedScreen

  /// The maximum number of steps listed, more than anyone would listen to.
  private static let mostSteps = 200

  var chapter: Chapter {
    let steps = ReadingOrder(layout: inspected.layout, app: inspected.app).steps
    let shown = steps.prefix(Self.mostSteps)
    return Chapter("reading", "Reading order") {
      Node("p") { "What a screen reader reads out, in order, and what it calls each thing." }
      Node("ol", ["class": "reading"]) {
        for step in shown {
          Node("li") {
            Node("span", ["class": "reading-name"]) { Node.appText(step.name) }
            " "
            Node("span", ["class": "muted"]) { step.role }
          }
        }
      }
      Node.more(steps.count - shown.count)
    }
  }
}
