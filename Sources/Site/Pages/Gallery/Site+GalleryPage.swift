import AppLayout
import PageParts

extension DocumentKind {
  /// The pages of screen cards.
  static let gallery = DocumentKind("gallery", part: .gallery) { site in
    site.gallery.pages.indices.map { SiteTask(number: $0) }
  } documents: { _, task in
    [.page(at: .gallery(task.number)) { $0.site.galleryPage(task.number) }]
  }
}

extension SitePath {
  /// Returns the path of a gallery page, counted from zero.
  static func gallery(_ page: Int) -> SitePath {
    page == 0 ? SitePart.gallery.path : "index-\(page + 1).xhtml"
  }
}

extension Site {
  /// Returns a page of the gallery, counted from zero.
  func galleryPage(_ index: Int) -> Page {
    let path: SitePath = .gallery(index)
    let isSplit = gallery.pages.count > 1
    let part = isSplit ? ", page \(index + 1) of \(gallery.pages.count)" : ""
    let groups = gallery.pages[index]
    let pictures = GalleryPictures(of: self)
    let filters = GalleryFilters(of: self, groups.flatMap(\.screens), pictures)
    return Page(
      at: path, index == 0 ? name : "\(name)\(part)", of: name, in: .gallery,
      heading: isSplit ? [.appText(name), .text(part)] : [], lead: galleryLead,
      ownScript: isSplit ? .names : nil
    ) {
      if index == 0 {
        if !screens.isEmpty || hasArchive {
          Node("div", ["class": "row starts"]) {
            starts(from: path, on: pictures.devices)
            GallerySummary(site: self).links(seenFrom: path)
          }
        }
        if let changes {
          ChangeStrip(changes: changes, path: path).node
          if isSplit { ChangedScreens(of: self, changes).nodes(seenFrom: path) }
        }
        GallerySummary(site: self).notes
      }
      if isSplit { GalleryIndex(order: gallery, page: index).nodes(seenFrom: path) }
      Node("section", ["class": "gallery", "aria-label": "Screens"]) {
        filters.nodes(seenFrom: path)
        for group in groups {
          if let heading = group.heading {
            Node("h2", ["id": group.isStart ? heading.id : nil]) { heading.name }
          }
          let cards = group.screens.map { screen in
            GalleryCard(
              site: self, screen: screen, pictures: pictures,
              isUnderLetter: isSplit || group.heading != nil
            ).node(seenFrom: path)
          }
          let list: Node.Attributes = ["class": pictures.areWide ? "shots wide" : "shots"]
          let folded = FoldedScreens(of: group, in: self)
          Node("ul", list, Array(cards.dropLast(folded.count)))
          folded.node { Node("ul", list, cards.suffix(folded.count)) }
        }
        filters.count
      }
      if isSplit { GalleryIndex(order: gallery, page: index).pageLinks(seenFrom: path, at: "end") }
      if index == 0 {
        GallerySummary(site: self).menu(seenFrom: path)
        GallerySummary(site: self).count
      }
    }
  }

  /// Returns the links to the prototype, the contact sheet and the archive.
  @NodeBuilder private func starts(
    from path: SitePath, on devices: ArraySlice<HeldDevice>
  ) -> [Node] {
    if !screens.isEmpty {
      for link in playLinks(on: devices, seenFrom: path) {
        Node("a", ["class": "button play-start \(link.classes)", "href": link.start]) {
          "▶ \(link.title)"
        }
      }
      Node("a", ["class": "aside", "href": path.link(to: .contactSheet)]) {
        "Contact sheet to print"
      }
    }
    if hasArchive {
      Node(
        "a",
        ["class": "aside", "href": path.link(to: .archive), "download": "\(name).zip"]
      ) { "Everything as a zip" }
    }
  }

  /// Returns links to the prototypes, of which the stylesheet shows the one for the device that the
  /// reader chooses. A prototype on another device says so.
  private func playLinks(
    on devices: ArraySlice<HeldDevice>, seenFrom path: SitePath
  ) -> [(start: String, title: String, classes: String)] {
    var classes: [HeldDevice: [String]] = [:]
    for (number, held) in devices.enumerated() {
      guard let (played, _) = prototype(near: held) else { return [] }
      classes[played, default: []].append("d\(number + 1)")
    }
    return prototypes.compactMap { played in
      guard let classes = classes[played], let start = prototypeStart(on: played, seenFrom: path)
      else { return nil }
      let isForItself = classes.count == 1 && devices.contains(played)
      let title = isForItself ? "Play" : "Play on \(played.title)"
      return (start, title, classes.joined(separator: " "))
    }
  }

  private var galleryLead: [Node] {
    guard !screens.isEmpty else { return [.text("There are no screens to show.")] }
    let words = selectionWords?.sentenceStart ?? "Every screen, as the app is configured"
    return [
      .text("\(words)."), Node("span", ["class": "unprinted"]) { " Click a picture to open it." },
    ]
  }

  /// Which part of the app the site shows, if not all of it: `1 of 8 screens; bar overlay only`.
  private var selectionWords: String? {
    var parts: [String] = []
    let (shown, all) = (ScreenCount(screens), ScreenCount(app.screens))
    if screens.count < app.screens.count {
      parts.append("\(shown.present.grouped) of \(all.present.counted(as: "screen"))")
    }
    if axes.placements.count < Placement.allCases.count {
      parts.append("bar \(axes.placements.map(\.words).listed()) only")
    }
    if axes.statusBars.count < StatusBar.allCases.count {
      parts.append("status bar \(axes.statusBars.map(\.words).listed()) only")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}
