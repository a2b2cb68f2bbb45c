import Reading
import Texts

extension RoutingCheck {
  /// Checks that routers prepare what each transition shows.
  static let transitions = RoutingCheck([
    .sourceWithoutPreparation, .containerAsSource, .initialWithoutSource, .viewWithoutController,
    .viewRemoved, .superviewNotAdded, .viewInWindow, .withoutRouter, .viewByHand,
  ]) { routing in routing.transitions.compactMap { $0.diagnostic(in: routing) } }

  /// Notes that more scenes appear with containers than are followed.
  static let broughtScenes = RoutingCheck([.broughtScenes]) { routing in
    let cut = routing.transitions.lazy.filter(\.bringsMore)
    return cut.first.map { [Diagnostic(.notFollowed(cut.count), at: $0.location)] } ?? []
  }
}

extension Transition {
  /// The rule that the transition breaks, if it breaks one.
  var rule: Rule? {
    switch outcome {
    case .fails(let failure): failure.rule
    case .notCreated: kind == .presentation ? .withoutRouter : nil
    case .prepared, .noRouter: nil
    }
  }

  /// Returns what there is to say about the transition.
  func diagnostic(in routing: Routing) -> Diagnostic? {
    let subject = subject(in: routing, .withCode)
    let message: Diagnostic.Message? =
      switch outcome {
      case .fails(let failure):
        Diagnostic.Message(
          failure.rule, failure == .initialScene ? .warning : .error,
          "\(subject) is not prepared: \(reason(of: failure, .withCode))"
        ).about(
          Diagnostic.Failure(
            self.subject(in: routing, .plain).text, because: reason(of: failure, .plain).text))
      case .notCreated: kind == .presentation ? .notCreated(subject) : nil
      case .prepared: kind == .view ? .viewByHand(subject) : nil
      case .noRouter: nil
      }
    return message.map { Diagnostic($0, at: location) }
  }

  /// Returns what messages call that which appears.
  private func subject(in routing: Routing, _ words: RoutingWords) -> Diagnostic.Sentence {
    let name: String =
      switch to {
      case .scene(let scene): routing.name(of: scene)
      case .view(let name): name
      case .exit(let id): id
      }
    let container: Diagnostic.Sentence =
      via.map { " in \(words.name(routing.name(of: $0)))" } ?? ""
    return "\(words.name(name))\(container)"
  }

  /// Returns why nothing prepares that which appears.
  private func reason(of failure: RoutingFailure, _ words: RoutingWords) -> Diagnostic.Sentence {
    switch failure {
    case .notImplemented(let source): "\(words.name(source)) does not \(words.implement)"
    case .container(let container):
      "its source is the container \(words.name(container)), which is not known to "
        + words.implement
    case .initialScene:
      via == nil
        ? "an initial scene has no source \(words.whose) could do it"
        : "it appears with an initial scene, which has no source \(words.whose) could do it"
    case .noController: "there is no custom controller around it \(words.whose) could do it"
    case .removedFirst: "it is removed before a controller is found that \(words.implements)"
    case .superviewRemoved:
      "a view around it is removed before a controller is found that \(words.implements)"
    case .superviewNeverAdded:
      "a view around it is never added, so no controller is found that \(words.implements)"
    case .addedToWindow:
      "it is added directly to a window, where no controller \(words.implements)"
    }
  }
}

/// The words for preparing, with names in quotes and the method, or without code.
private struct RoutingWords {
  let implement: Diagnostic.Sentence
  let implements: Diagnostic.Sentence
  let whose: Diagnostic.Sentence
  private let quote: String

  static let withCode = RoutingWords(
    implement: "implement \(method)", implements: "implements \(method)", whose: "whose \(method)",
    quote: "'")
  static let plain = RoutingWords(
    implement: "prepare it", implements: "prepares it", whose: "that", quote: "")

  private static let method = "-prepareDestinationFromExternal:configuration:"

  func name(_ name: String) -> Diagnostic.Sentence { "\(quote)\(name: name)\(quote)" }
}

extension RoutingFailure {
  fileprivate var rule: Rule {
    switch self {
    case .notImplemented: .sourceWithoutPreparation
    case .container: .containerAsSource
    case .initialScene: .initialWithoutSource
    case .noController: .viewWithoutController
    case .removedFirst, .superviewRemoved: .viewRemoved
    case .superviewNeverAdded: .superviewNotAdded
    case .addedToWindow: .viewInWindow
    }
  }
}

extension Rule {
  private static let unprepared =
    "The destination appears without what it needs, and the router library asserts."

  static let sourceWithoutPreparation = Rule(
    "route-source",
    means: "A router has to prepare a destination that answers false to "
      + "-destinationFromExternalPrepared:, and the source does not implement "
      + "-prepareDestinationFromExternal:configuration:.",
    matters: unprepared,
    fix: "Implement the method in the class that the message names, or show the destination by its "
      + "router.")

  static let containerAsSource = Rule(
    "route-container",
    means:
      "A navigation, tab bar, split view or page controller itself performs a segue or presents "
      + "a scene, and has to prepare the destination. What is in a container is prepared by the "
      + "source of the transition that shows the container.",
    matters: "A container of the system prepares nothing. " + unprepared,
    fix: "Let the destination answer true to -destinationFromExternalPrepared: while it has its "
      + "defaults, or set it up in code by its router. If the container has a class of the app "
      + "that implements the method, say \"implements_prepare\": true in routes.json.")

  static let initialWithoutSource = Rule(
    "route-initial",
    means: "The initial scene of the window's storyboard, or one that nothing leads to, or a scene "
      + "inside such a container, answers false to -destinationFromExternalPrepared:, and has no "
      + "source that could prepare it.",
    matters: "The app starts with a scene that lacks what it needs.",
    fix: "Give the scene defaults, so that it answers true, or show it by its router at the start.")

  static let viewWithoutController = Rule(
    "route-no-controller",
    means: "A view needs to be prepared, and no controller around it was written for the app.",
    matters: "Only a custom controller can prepare it. " + unprepared,
    fix: "Add the view to a scene with a class of the app, or get it from its router.")

  static let viewRemoved = Rule(
    "route-view-removed",
    means: "A view that needs to be prepared, or a view around it, is removed again before it was "
      + "in a window.",
    matters: "The router waits for the window to find the view's controller, and asserts if the "
      + "view is removed before that.",
    fix: "Get the view from its router, which prepares it at once.")

  static let superviewNotAdded = Rule(
    "route-superview",
    means: "A view that needs to be prepared is inside a superview that is never added itself.",
    matters: "The view is never in a window, so no controller is found that could prepare it.",
    fix: "Add the superview first, or get the view from its router.")

  static let viewInWindow = Rule(
    "route-view-in-window",
    means: "A view that needs to be prepared is added directly to a window.",
    matters: "There is no controller around it that could prepare it: the router library asserts.",
    fix: "Add it to the view of a controller, or get it from its router.")

  static let withoutRouter = Rule(
    "route-without-router",
    means: "A scene that a router serves is presented in code without it, alone or in a container.",
    matters: "The router is not created: only its callbacks on the class are called, and nothing "
      + "prepares the scene.",
    fix: "Always show a class that relies on its router through the router.")

  static let broughtScenes = Rule(
    "route-brought-scenes",
    means: "So many transitions lead to containers, and so many scenes are inside these, that not "
      + "all scenes are listed that appear with each transition.",
    matters: "The scenes that are not listed are not checked.",
    fix: "Nothing is wrong with the app. Under \"storyboards\" in routes.json a part of the "
      + "storyboards can be listed, to check one part after the other.")

  static let viewByHand = Rule(
    "route-view-by-hand",
    means: "A view that a router serves is added to another view by hand or in a storyboard.",
    matters: "The router has to find the controller around the view, which can fail; a view from "
      + "the router is prepared at once.",
    fix: "Get the view from its router. Nothing is wrong if it stays as it is.")
}

extension Diagnostic.Message {
  fileprivate static func notCreated(_ name: Diagnostic.Sentence) -> Self {
    Self(
      .withoutRouter, .warning,
      "\(name) is presented without its router, which is not created; a class that "
        + "relies on its router should always be shown by it")
  }

  fileprivate static func notFollowed(_ count: Int) -> Self {
    let transitions: Diagnostic.Sentence =
      count == 1 ? "a transition" : "\(count) transitions"
    return Self(
      .broughtScenes, .warning,
      "too many scenes appear with their containers to follow them all: in "
        + transitions + " some are neither listed nor checked")
  }

  fileprivate static func viewByHand(_ name: Diagnostic.Sentence) -> Self {
    Self(
      .viewByHand, .note,
      "it is better to get \(name) from its router than to add it by hand",
      plainText: "it is better to get a view from its router than to add it by hand")
  }
}
