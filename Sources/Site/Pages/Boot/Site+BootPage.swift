import AppLayout
import PageParts

extension DocumentKind {
  static let boot = DocumentKind("boot", .boot, page: \.bootPage)
}

extension Site {
  /// The page about how the app starts, which data it uses, and which defaults apply.
  var bootPage: Page {
    let references = References(site: self, path: SitePart.boot.path)
    return Page(
      at: SitePart.boot.path, SitePart.boot.title, of: name, in: .boot,
      lead: [
        .text(
          "What the app decides between launch and its first screen, and why. Every decision here "
            + "comes from the app’s own files.")
      ]
    ) {
      [
        BootSteps(references: references).chapter, BootWindow(routing: routing).chapter,
        BootData(references).chapter,
        BootSettings(app).chapter, BootDefaults(references: references).chapter,
      ].nodes
    }
  }
}

/// The seven steps of the app's start, each with its reason; the names in the code, and the place in
/// the files that decides the step, are for developers.
struct BootSteps {
  let references: References

  var chapter: Chapter {
    Chapter("steps", "Seven steps") {
      Node("ol", ["class": "steps"]) {
        for step in references.site.app.bootFlow(.typographic) {
          Node("li") {
            Node("span", ["class": "step-number", "aria-hidden": "true"]) { "\(step.number)" }
            Node("div") {
              Node("p", ["class": "step-decision"]) {
                Node.appText(step.plainDecision.sentenceStart)
              }
              Node("p", ["class": "step-reason"]) {
                "because "
                Node.appText(step.plainReason)
              }
              details(of: step)
            }
          }
        }
      }
    }
  }

  private func details(of step: BootStep) -> [Node] {
    let sentences = step.sentencesForDevelopers
    let place = references.place(step.location)
    guard !sentences.isEmpty || !place.isEmpty else { return [] }
    return [
      Node.details("Developer details") {
        for sentence in sentences {
          Node("p", ["class": "small"]) { Node.appText("\(sentence.sentenceStart).") }
        }
        if !place.isEmpty { Node("p", ["class": "small"], place) }
      }
    ]
  }
}

/// What becomes the root of the app's window.
struct BootWindow {
  let routing: Routing

  var chapter: Chapter {
    let windows = routing.routes.windows
    return Chapter("window", "Window") {
      if windows.isEmpty { Node("p") { plainSentenceWithoutStoryboard } }
      for window in windows {
        Node("p") { plainSentence(about: window, isAlone: windows.count == 1) }
      }
      Node.details("Developer details") {
        if windows.isEmpty { Node("p", ["class": "small"]) { sentenceWithoutStoryboard } }
        for window in windows { Node("p", ["class": "small"]) { sentence(about: window) } }
      }
    }
  }

  private var property: Node { Node("code") { "rootViewController" } }

  private var container: Node { Node("code") { ControllerName.appContainer } }

  private var containerWords: String { HierarchyNode.Role.appContainer.words }

  private var plainSentenceWithoutStoryboard: String {
    let start =
      routing.routes.unread.isEmpty
      ? "The window is made in code, without a storyboard."
      : "None of the storyboards that were read has an initial scene."
    return "\(start) Step 7 puts the \(containerWords) into the window."
  }

  private var sentenceWithoutStoryboard: [Node] {
    [
      .text("The window’s "), property, .text(" has to be set, which step 7 does; it is "),
      container, .text("."),
    ]
  }

  private func plainSentence(about window: StoryboardWindow, isAlone: Bool) -> [Node] {
    let start =
      isAlone && window.system == .iOS ? "The" : "On \(window.system.rawValue) the"
    return [
      .text("\(start) initial scene of "), .appText(routing.file(of: window.root)),
      .text(
        " is in the window before the first step. Step 7 puts the \(containerWords) in its place; a "
          + "window that keeps the storyboard’s scene skips that step."),
    ]
  }

  private func sentence(about window: StoryboardWindow) -> [Node] {
    RouteNames(routing: routing).scene(window.root) + [
      .text(" becomes the window’s "), property,
      .text(" when the system loads the storyboard at launch. Step 7 replaces it with "), container,
      .text("."),
    ]
  }
}

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
        Node("p") {
          "Nothing is wrong here. Where something was left out, a default applies. What "
          "riverbed.json leaves out matters only for this preview: the app does not read it."
        }
        Node.details("Developer details") {
          Node("ul", ["class": "defaults"]) {
            for problem in shown { entry(of: problem) }
          }
          Node.more(defaults.count - shown.count)
        }
      }
    }
  }

  private func entry(of problem: Problem) -> Node {
    Node("li") {
      Node.appText(problem.diagnostic.message.text.withTypographicQuotes)
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
