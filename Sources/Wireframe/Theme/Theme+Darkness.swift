import AppModel

extension Theme {
  /// Whether the theme is for dark pages: black would be harder to read on its ground than white.
  package var isDark: Bool {
    self[.page].contrast(with: Color(red: 0, green: 0, blue: 0))
      < self[.page].contrast(with: Color(red: 255, green: 255, blue: 255))
  }
}
