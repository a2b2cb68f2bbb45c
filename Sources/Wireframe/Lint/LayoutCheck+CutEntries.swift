import AppLayout

extension LayoutCheck {
  /// Checks that tabs and the entries of a menu show all of their titles. Menus scroll, so any
  /// number of entries fits.
  static let cutEntries = ofVariants([.cutEntry]) { variant in
    guard variant.layout.isConfigured, variant.linted.hasOwnMenu else { return [] }
    return variant.cutTabs + variant.cutRows
  }
}

extension LintedVariant {
  /// The tabs whose names are cut, where there is room for names.
  fileprivate var cutTabs: [LintFinding] {
    checkedTabs.compactMap { tab in
      let room = TabBarDrawing.nameRoom(
        of: tab.frame, safeBottom: layout.frame.safeArea.bottom, on: deviceClass)
      return room.flatMap { finding("the tab does", tab, in: $0) }
    }
  }

  /// The entries of the open menu whose titles are cut.
  fileprivate var cutRows: [LintFinding] {
    guard let open = OpenMenu(over: screen, in: app, on: layout.variant.held) else { return [] }
    let rows = open.menu.rows.map { ShownRow($0, over: screen, in: app) }
    let drawing = MenuRowDrawing(
      rows, on: layout.variant.device, isRightToLeft: app.settings.isRightToLeft)
    return zip(open.menu.rows, rows).prefix(MenuLayout.mostDrawnRows).compactMap { row, shown in
      finding("the entry does", row, in: drawing.titleRoom(of: shown))
    }
  }

  private func finding(_ subject: String, _ row: MenuRow, in room: TitleRoom) -> LintFinding? {
    let title = DrawableText(ShownRow(row, over: screen, in: app).spelledTitle)
    let shown = room.font.fitted(title, in: room.width)
    guard shown != title else { return nil }
    return LintFinding(
      .cutEntry, "\(subject) not show all of its title",
      detail: "'\(shown.characters.quotable)'", at: row.location)
  }
}
