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
