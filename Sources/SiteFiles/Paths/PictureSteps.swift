/// The steps of a picture's path in a site, without the folder of a theme other than the first.
///
///     themes/night/menu/iphone-se-1.svg    ->    night: menu, iphone-se-1.svg
package struct PictureSteps: Hashable, Sendable {
  /// The theme's name in paths; nil for the first theme.
  package let theme: String?
  /// The folders and the name of the file.
  package let steps: [String]

  /// Splits a path, with or without its ending.
  package init(of path: String) {
    let all = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let hasTheme = all.count > 2 && all[0] == "themes"
    theme = hasTheme ? all[1] : nil
    steps = hasTheme ? Array(all.dropFirst(2)) : all
  }
}
