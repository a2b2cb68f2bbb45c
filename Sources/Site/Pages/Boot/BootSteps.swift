import AppLayout
import AppModel
import Markup
import PageParts

/// The seven steps of the app's start, each with its reason and the place in the files that decides
/// it.
struct BootSteps {
  let references: References

  var chapter: Chapter {
    Chapter("steps", "Seven steps") {
      Node("ol", ["class": "steps"]) {
        for step in references.site.app.bootFlow(.typographic) {
          Node("li") {
            Node("span", ["class": "step-number", "aria-hidden": "true"]) { "\(step.number)" }
            Node("div") {
              Node("p", ["class": "step-decision"]) { Node.appText(step.decision.sentenceStart) }
              Node("p", ["class": "step-reason"]) {
                "because "
                Node.appText(step.reason)
                " "
                references.place(step.location)
              }
              if let details = step.details {
                Node.details("Developer details") {
                  Node("p", ["class": "small"]) { "\(details.sentenceStart)." }
                }
              }
            }
          }
        }
      }
    }
  }
}
