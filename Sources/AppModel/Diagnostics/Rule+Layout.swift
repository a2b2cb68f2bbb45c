// The rules that the layout breaks. They stand here because riverbed.json may name them, and the
// messages stand beside the checks of the layout.
extension Rule {
  package static let lintSize = Rule(
    "lint-size",
    means:
      "The measures that a family gives for a component, or for a screen, cannot be followed: a "
      + "size is negative, zero, infinite or larger than its line, or there are too many cells.",
    matters:
      "UIKit logs such sizes, refuses them or dies of them. Riverbed draws something bounded "
      + "instead.",
    mend: "Correct the measures of the cell style, or the item_limit of the component.")

  package static let unknownDevice = Rule(
    "unknown-device",
    means: "riverbed.json names a device that Riverbed does not know.",
    matters: "The site is built without it.",
    mend: "Write an id that 'riverbed devices' lists, or describe the device as an object.")
}
