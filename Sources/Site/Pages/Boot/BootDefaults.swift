import AppModel
import Markup
import PageParts
import SiteFiles

/// The defaults that apply because something was left out.
struct BootDefaults {
  let references: References

  /// The maximum number of defaults the page lists; an app of a thousand screens may leave out a
  /// thousand bars.
  private static let mostDefaults = 60

  var chapter: Chapter {
    let defaults = references.site.problems.all.filter {
      $0.diagnostic.rule == .defaultApplied
    }
    let shown = defaults.prefix(Self.mostDefaults)
    return Chapter("defaults", "Defaults that apply", hint: "\(defaults.count)") {
      if shown.isEmpty {
        Node("p") { "None. The files say everything the app needs to know." }
      } else {
        Node("p") { "Nothing is wrong here. Something was left out, so the app uses a default." }
        Node("ul", ["class": "defaults"]) {
          for problem in shown {
            Node("li") {
              Node.appText(problem.diagnostic.message.text)
              if let screen = problem.screen.flatMap(references.site.app.screen) {
                " "
                Node("span", ["class": "muted small"]) {
                  "on "
                  references.link(to: screen)
                }
              }
            }
          }
        }
      }
      Node.more(defaults.count - shown.count)
    }
  }
}
