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

  /// What the container is and shows, in words that follow "is a".
  package var words: String {
    switch self {
    case .navigation:
      "navigation controller, which shows its child with a bar and, optionally, a toolbar"
    case .tabBar: "tab bar controller, which shows one of its children above a row of tabs"
    case .split:
      "split view controller, which shows its children next to each other where the width is "
        + "regular, and on one stack where it is compact"
    case .page: "page view controller, which shows one page after the other"
    }
  }

  /// Finds the container that a class of the system is.
  init?(className: String?) {
    guard let found = Self.allCases.first(where: { $0.className == className }) else { return nil }
    self = found
  }
}

/// The view controllers of the system, which no one wrote for the app.
enum SystemController {
  static let names: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIPageViewController", "UINavigationController", "UITabBarController",
    "UISplitViewController", "UIHostingController", "UIInputViewController",
    "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    "UISearchController", "UIDocumentPickerViewController", "AVPlayerViewController",
    "GLKViewController", "SFSafariViewController", "MFMailComposeViewController",
  ]
}
