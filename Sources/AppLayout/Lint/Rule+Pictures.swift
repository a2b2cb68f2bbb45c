// The rules of checks that look at pictures. They are declared here because riverbed.json may name
// them; their messages are next to the checks, where pictures are drawn.
extension Rule {
  static let ofPictures: [Rule] = [.coveredStart, .cutTitle, .cutEntry]

  package static let coveredStart = Rule(
    "lint-under-bar",
    means: "When a screen opens, an overlay bar or the glyphs of the status bar cover "
      + "text, or the middle of a picture, in its first component.",
    matters: "The first thing that people should see is the one that they cannot see.",
    fix: "Move the content down, for example with \"nav_bar_and_status_bar_inset_top\" in the "
      + "screen's family, begin with a larger picture, or put the bar on top.",
    plainRemedy: "Move the content down, for example with a layout that keeps the space of the "
      + "bars free, begin with a larger picture, or put the bar on top.")

  package static let cutTitle = Rule(
    "lint-text",
    means: "A cell shows fewer than 12 letters of its title, and not all of it.",
    matters: "People cannot tell what the item is, or distinguish it from the next one.",
    fix: "Make the cells wider or higher, use a style with more room for text, or shorten the "
      + "titles.")

  package static let cutEntry = Rule(
    "lint-menu-room",
    means: "A tab or an entry of a menu does not show all of its title.",
    matters: "People choose where to go by these words.",
    fix: "Shorten the title, or show fewer tabs.")
}
