import AppModel

/// What people call the keys that none of their things is called after: the one table of them.
extension EditWords {
  /// Describes a value under such a key; nil for any other one.
  func ofKey(_ phrase: String, _ key: String) -> EditClause? {
    switch (key, subject.sort) {
    case ("banner_ad_unit_id", .screen): ad("a banner below", of: phrase)
    case ("interstitial_ad_unit_id", .screen): ad("a full-screen ad", of: phrase)
    case ("display_interstitial_once", .screen):
      either("the full-screen ad of \(phrase)", "is shown", "only once", "every time")
    case ("web_page_shows_navigation", .component) where edit.kind == .changed:
      EditClause("the web page \(phrase)", "shows", "its navigation", isNow: new == "true")
    case (EditSubject.entryList, .menuItem) where edit.kind != .changed:
      EditClause(phrase, "has", "a submenu", isNow: edit.kind == .added)
    case ("home_offline", .screen): turned(phrase, "is", "the home screen without a connection")
    case ("supports_offline", .screen): turned(phrase, "works", "offline")
    case ("tablet_theme", .screen): turned(phrase, "has", "a theme of its own on tablets")
    case ("cell_plugin_configuration_id", .component):
      EditClause(
        "the cells of \(phrase)", "have",
        old == nil || new == nil ? "a configuration of their own" : "another configuration",
        isNow: new != nil)
    case ("cell_width", .component), ("horizontal_list_cell_width", .component):
      instead(
        "the cells of \(phrase)", "are", new.map { "\($0) pt wide" }, old, "as wide as usual")
    case ("hide_tabs", _): either("the tabs of \(phrase)", "are", "hidden", "shown")
    case ("default_tab", _):
      instead(
        phrase, "starts with", tab(edit.new).map { "\($0) tab" }, tab(edit.old), "another tab")
    case ("ios_font_family", .bar): typeface(phrase, "iPhones and iPads")
    case ("android_font_family", .bar): typeface(phrase, "Android")
    case ("background_color", .file) where subject.keys.first == "status_bar":
      instead("the status bar", "is", new, old, "of no color")
    case ("advertising", .component), ("insert_banner_ads", .component): adverts(phrase)
    case ("rules", _), ("advertising", .screen): edit.kind == .changed ? nil : contents
    case ("units", .plugin):
      instead(phrase, "measures in", new?.sentenceStart, old?.sentenceStart, "its usual units")
    case ("capabilities", .plugin): capabilities(phrase)
    case ("custom_scaling", .style) where [new, old].contains("false") && edit.kind != .removed:
      EditClause("the cells of \(phrase)", "grow", "with the window", isNow: new != "false")
    case (_, .plugin), (_, .screen): spacing(phrase, key.split(separator: "_"))
    case (_, _): nil
    }
  }

  /// Something that is one way or the other, and no where it is not said; nil where it is as before.
  private func either(
    _ subject: String, _ verb: String, _ yes: String, _ no: String
  ) -> EditClause? {
    let (now, before) = (new == "true", old == "true")
    guard now != before else { return nil }
    return EditClause(
      subject, verb, now ? yes : no, old == nil || new == nil ? .now : .insteadOf(before ? yes : no)
    )
  }

  /// Something that is so where the value is true; nil where it is as before.
  private func turned(_ subject: String, _ verb: String, _ what: String) -> EditClause? {
    (new == "true") == (old == "true") ? nil : EditClause(subject, verb, what, isNow: new == "true")
  }

  /// An ad that is where its id is.
  private func ad(_ name: String, of phrase: String) -> EditClause {
    let ids = Sides(old: edit.old, new: edit.new).map { $0?.text?.isEmpty == false }
    guard ids.old, ids.new else { return EditClause(phrase, "has", name, isNow: ids.new) }
    // An ad unit may begin with the number of its seller.
    let named = Sides(old: old, new: new).map { unit in
      unit?.split(separator: "/").drop { $0.allSatisfy(\.isNumber) }.joined(separator: "/")
    }
    let isEnough = named.old != named.new && named.old != "" && named.new != ""
    let units = isEnough ? named : Sides(old: old, new: new)
    let place = name.hasSuffix("below") ? "" : " of"
    return instead(
      "the \(name.dropFirst(2))\(place) \(phrase)", "comes from",
      units.new.map { "the ad unit \($0)" }, units.old, "")
  }

  /// Ads between the items of a component, and whose they are.
  private func adverts(_ phrase: String) -> EditClause? {
    let isWhole = subject.keys.last == "advertising"
    let holder = (isWhole ? edit.trail.steps : edit.trail.steps.dropLast()).last?.node
    let isOn = isWhole ? holder?.text(under: "insert_banner_ads") : new ?? old
    guard isOn == "true" && edit.kind != .changed || !isWhole else { return nil }
    let provider = holder?.text(under: "ad_provider").map { " (\($0.quotable))" } ?? ""
    return EditClause(
      phrase, "has", "ads\(provider) between items",
      isNow: isOn == "true" && edit.kind != .removed)
  }

  /// What is in an object that came or went; nil where it is empty.
  private var contents: EditClause? {
    guard let object = edit.trail.steps.last?.node else { return nil }
    let clauses = object.children.filter { !["", "false", "null"].contains($0.node.words) }
      .map { EditWords(edit.of($0), names).clause }
    // What only says how another value applies has it as its subject.
    return EditClause(
      joining: clauses.filter { $0.subject == subject.phrase }, about: subject.phrase)
  }

  /// The number of a tab, which begins with none.
  private func tab(_ side: Edit.Side?) -> String? {
    side.flatMap { Int($0.text ?? $0.value) }
      .flatMap { (0..<100).contains($0) ? "the \(($0 + 1).ordinal)" : nil }
  }

  private func typeface(_ phrase: String, _ devices: String) -> EditClause {
    let name = { (text: String?) in text.map { $0.filter { $0 != "-" }.wordsApart.asTitle.quotable }
    }
    return instead(
      "the title of \(phrase)", "is", name(edit.new?.text).map { "in \($0) on \(devices)" },
      name(edit.old?.text), "in the usual typeface on \(devices)")
  }

  /// What a plugin does besides, by the names of its abilities.
  private func capabilities(_ phrase: String) -> EditClause? {
    guard let list = edit.trail.steps.last?.node else { return nil }
    let all = (isElement ? [list] : list.children.map(\.node)).map(\.words)
    let words = all.compactMap { Self.abilities[$0] }
    guard !words.isEmpty, words.count == all.count, edit.kind != .changed else { return nil }
    return edit.kind == .added
      ? EditClause(phrase, "", words.listed(), .now)
      : EditClause(phrase, "no longer", words.listed())
  }

  static let abilities = [
    "placeNavBar": "places the bar", "tabBar": "has a tab bar",
    "specialButton": "adds a button to the bar",
  ]

  /// How much space there is on a side of a screen, or of all that a theme is for; nil for any other
  /// key.
  private func spacing(_ phrase: String, _ key: [Substring]) -> EditClause? {
    let isOnTablets = key.first == "tablet"
    let words = Array(key.dropFirst(isOnTablets ? 1 : 0))
    guard words.count == 3, case let (whole, space, side) = (words[0], words[1], words[2]),
      ["screen", "component"].contains(whole), ["padding", "margin"].contains(space),
      ["top", "bottom", "left", "right"].contains(side),
      [new, old].allSatisfy({ $0.map { Double($0) != nil } ?? true })
    else { return nil }
    let noun = whole == "screen" ? space : "margin"
    let owner = subject.sort == .plugin ? "all \(whole)s" : phrase
    return instead(
      "the \(side) \(noun) of \(owner)\(isOnTablets ? " on tablets" : "")", "is",
      new.map { "\($0) pt" }, old, "as usual")
  }

  /// What a language is called, by its code.
  static func language(_ code: String) -> String {
    languages[String(code.lowercased().prefix { $0.isLetter })] ?? "'\(code.quotable)'"
  }

  private static let languages = [
    "ar": "Arabic", "cs": "Czech", "da": "Danish", "de": "German", "el": "Greek", "en": "English",
    "es": "Spanish", "fa": "Persian", "fi": "Finnish", "fr": "French", "he": "Hebrew",
    "hi": "Hindi", "hu": "Hungarian", "id": "Indonesian", "it": "Italian", "iw": "Hebrew",
    "ja": "Japanese", "ko": "Korean", "nb": "Norwegian", "nl": "Dutch", "no": "Norwegian",
    "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sv": "Swedish",
    "th": "Thai", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese",
    "zh": "Chinese",
  ]
}

extension String {
  /// The words of a name with capital letters: `Georgia Bold`.
  fileprivate var asTitle: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
