import Markup

/// The attributes of a view controller in a storyboard.
struct StoryboardElement {
  let kind: Kind
  let id: String?
  let customClass: String?
  let identifier: String?
  let style: PresentationStyle?
  let definesContext: Bool?
  let reference: SceneReference?

  /// The elements that are scenes, with the names that Interface Builder gives them.
  enum Kind: String, CaseIterable {
    case viewController, tableViewController, collectionViewController, pageViewController
    case navigationController, tabBarController, splitViewController
    case avPlayerViewController, glkViewController, hostingController, viewControllerPlaceholder

    /// The class of the system; nil for the scene of another storyboard.
    var className: String? {
      switch self {
      case .viewController: "UIViewController"
      case .tableViewController: "UITableViewController"
      case .collectionViewController: "UICollectionViewController"
      case .pageViewController, .navigationController, .tabBarController, .splitViewController:
        container?.className
      case .avPlayerViewController: "AVPlayerViewController"
      case .glkViewController: "GLKViewController"
      case .hostingController: "UIHostingController"
      case .viewControllerPlaceholder: nil
      }
    }

    var container: SceneContainer? {
      switch self {
      case .pageViewController: .page
      case .navigationController: .navigation
      case .tabBarController: .tabBar
      case .splitViewController: .split
      case .viewController, .tableViewController, .collectionViewController,
        .avPlayerViewController, .glkViewController, .hostingController,
        .viewControllerPlaceholder:
        nil
      }
    }
  }

  /// Whether an element is a view controller.
  static func isScene(_ element: Element) -> Bool { Kind(rawValue: element.name) != nil }

  /// Reads an element; returns nil where it is not a view controller.
  init?(_ element: Element) {
    guard let kind = Kind(rawValue: element.name) else { return nil }
    self.kind = kind
    id = element.filled("id")
    customClass = element.filled("customClass")
    identifier = element.filled("storyboardIdentifier")
    style = element.filled("modalPresentationStyle").flatMap(PresentationStyle.init(rawValue:))
    definesContext = element["definesPresentationContext"].map { $0 == "YES" }
    reference =
      kind == .viewControllerPlaceholder
      ? SceneReference(
        storyboard: element.filled("storyboardName"),
        identifier: element.filled("referencedIdentifier"),
        isInOtherBundle: element.filled("bundleIdentifier") != nil) : nil
  }
}

extension Element {
  /// Returns the value of an attribute; nil where it is absent or empty.
  func filled(_ attribute: String) -> String? {
    self[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }
}
