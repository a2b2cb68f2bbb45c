package import Lists
package import Reading
package import Texts

/// A view controller of a storyboard, with what `routes.json` says about it and its class.
package struct Scene: Hashable, Sendable {
  package let id: Located<String>?
  /// The class that a file names for it.
  package private(set) var className: String?
  /// The class of the system that it has if no file names one.
  let systemClass: String?
  /// The system container that the scene is, if it is one.
  package private(set) var container: SceneContainer?
  /// What a router does with it.
  package private(set) var facts: RouterFacts
  /// Whether it is the initial scene of a storyboard.
  package private(set) var isInitial: Bool
  /// The value of `definesPresentationContext` where it is written.
  private var statedContext: Bool?
  /// The name by which code instantiates it from its storyboard.
  package let identifier: String?
  /// How it is presented where the segue does not say it.
  package let style: PresentationStyle?
  /// The scene of another storyboard that it represents.
  let reference: SceneReference?
  /// Its storyboard; nil if it is only in `routes.json`.
  package let storyboard: ElementIndex<Storyboard>?
  package let location: Location

  /// Whether it only represents a scene of another storyboard.
  package var isPlaceholder: Bool { reference != nil }

  /// The class that it has in the app; nil if nothing says it.
  package var controllerClass: String? { className ?? systemClass }

  /// Whether someone wrote its class for the app, and it is not a container. A custom class of
  /// containers counts where `routes.json` says whether it prepares its content.
  package var isCustom: Bool {
    guard container == nil || facts.statesPreparation else { return false }
    return controllerClass.map { !SystemController.names.contains($0) } ?? true
  }

  /// Whether it is a container that prepares nothing, as far as is known.
  package var isPassive: Bool { container != nil && !isCustom }

  /// Whether presentations in the current context stay inside it; UIKit's navigation controllers
  /// do that unless told otherwise.
  package var definesContext: Bool { statedContext ?? (container == .navigation) }
}

/// The scene of another storyboard that a placeholder names.
struct SceneReference: Hashable, Sendable {
  /// The name of the storyboard's file without its extension; nil for the same storyboard.
  let storyboard: String?
  /// The storyboard identifier of the scene; nil for the initial scene.
  let identifier: String?
  /// Whether the storyboard is in another bundle, which Riverbed does not see.
  let isInOtherBundle: Bool
}

extension Scene {
  init(_ reader: inout ObjectReader) {
    let className = reader.text("class")
    let container: SceneContainer? = reader.word("container", .routeWord)
    self.init(
      id: reader.locatedText("id"), className: className, systemClass: container?.className,
      container: container ?? SceneContainer(className: className), facts: RouterFacts(&reader),
      isInitial: reader.bool("initial") ?? false, statedContext: reader.bool("defines_context"),
      identifier: nil, style: nil, reference: nil, storyboard: nil, location: reader.location)
  }

  /// Makes a scene of a storyboard.
  init(
    _ element: StoryboardElement, storyboard: ElementIndex<Storyboard>, isInitial: Bool,
    at location: Location
  ) {
    self.init(
      id: element.id.map { Located(value: $0, location: location) },
      className: element.customClass, systemClass: element.kind.className,
      container: element.kind.container, facts: .unknown, isInitial: isInitial,
      statedContext: element.definesContext, identifier: element.identifier,
      style: element.style, reference: element.reference, storyboard: storyboard,
      location: location)
  }

  /// Returns the scene with what an entry of `routes.json` says about it.
  func described(by entry: Scene) -> Scene {
    var scene = self
    scene.className = entry.className ?? className
    scene.container = entry.container ?? container
    scene.facts = entry.facts.or(facts)
    scene.isInitial = isInitial || entry.isInitial
    scene.statedContext = entry.statedContext ?? statedContext
    return scene
  }

  /// Returns the scene with the facts of its class where its own entry does not say them, and with
  /// what applies where nothing is written.
  func with(_ classes: [String: RouterFacts]) -> Scene {
    var scene = self
    if let ofClass = controllerClass.flatMap({ classes[$0] }) { scene.facts = facts.or(ofClass) }
    scene.statedContext = definesContext
    return scene
  }
}

/// The system's containers; without a class of the app, none of them prepares its content.
package enum SceneContainer: String, Hashable, Sendable, CaseIterable {
  case navigation
  case tabBar = "tab_bar"
  case split
  case page

  /// The class of the container where no other one is written.
  package var className: String {
    switch self {
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    }
  }

  /// What the container is, and what it does.
  package var term: Term {
    switch self {
    case .navigation:
      Term("navigation controller", "shows its child with a bar and, optionally, a toolbar")
    case .tabBar:
      Term("tab bar controller", "shows one of its children above a row of tabs")
    case .split:
      Term(
        "split view controller",
        "shows its children next to each other where the width is regular, and on one stack where "
          + "it is compact")
    case .page: Term("page view controller", "shows one page after the other")
    }
  }

  package var words: String { "\(term.word), which \(term.meaning)" }

  /// Finds the container that a class of the system is.
  init?(className: String?) {
    guard let found = Self.allCases.first(where: { $0.className == className }) else { return nil }
    self = found
  }
}

/// The view controllers of the system, which no one wrote for the app.
private enum SystemController {
  static let names: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIPageViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UIHostingController", "UIInputViewController",
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UISearchController", "UIDocumentPickerViewController", "AVPlayerViewController",
    "GLKViewController", "SFSafariViewController", "MFMailComposeViewController",
  ]
}
