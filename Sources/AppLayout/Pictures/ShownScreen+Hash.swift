package import Hashes

extension ShownScreen: Shown {
  package func write(to hash: inout RunningHash) {
    write(to: &hash, content: content.hash)
  }

  /// Writes the screen, given the hash of its content, which several pictures share. The colors of
  /// the app's bar are not a part of it, as only some themes wear them.
  package func write(to hash: inout RunningHash, content: ContentHash) {
    hash.write(held, placement, statusBar, frame, title, source, origin, plugin, opening)
    hash.write(look, bar, tabs, isRightToLeft, words)
    hash.add(content)
  }
}

extension ShownMenu: Shown {
  package func write(to hash: inout RunningHash) { hash.write(screen, panel, rows, source) }
}

extension ShownSection: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(key.text, source, role, isCustom, typeName, frame, header, footer, strip)
    hash.write(cells.count)
    for index in 0..<min(cells.count, SeenContent.mostCells) { hash.write(cells[index]) }
  }
}

extension ShownHeader: Shown {
  package func write(to hash: inout RunningHash) { hash.write(frame, title, isLink, source) }
}

extension ShownCell: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(frame, template, styleID, title, id, kind, source)
  }
}

extension StripLayout: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(frame, contentWidth, pageControlHeight, isPaging)
  }
}

extension ShownBar: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(frame, alignment, context, title, buttons, source, isDelegated)
  }
}

extension ShownBar.Button: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(kind, title, iconName, isEnabled, frame, source)
  }
}

extension NavigationBarLayout.Context: Shown {
  package func write(to hash: inout RunningHash) { hash.write(kind, frame) }
}

extension NavigationBarLayout.Title: Shown {
  package func write(to hash: inout RunningHash) { hash.write(kind, text, frame) }
}

extension ShownTabs: Shown {
  package func write(to hash: inout RunningHash) { hash.write(rows, selected, source) }
}

extension ShownRow: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(title, kind, depth, iconName, isNested, opens, opensAddress, opensHome, opensShown)
    hash.write(frame, source)
  }
}

extension StatusBarLook: Shown {
  package func write(to hash: inout RunningHash) { hash.write(glyphs, decider, isHardToRead) }
}

extension AppWords: Shown {
  package func write(to hash: inout RunningHash) {
    hash.write(all, video, audio, article, gallery, link)
  }
}

extension BrandColors: Shown {
  package func write(to hash: inout RunningHash) { hash.write(bar, title, statusBar) }
}
