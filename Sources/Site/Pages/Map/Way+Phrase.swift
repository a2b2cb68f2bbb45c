import AppModel
import Markup
import PageParts

extension Way {
  /// How the way leads there, in words that follow the name of the target: `: the app starts here,
  /// also by menu “Live”`.
  var phrase: [Node] {
    let triggers = triggerWords
    guard isStart || !triggers.isEmpty || !labels.isEmpty else { return [] }
    let start = triggers.isEmpty ? ": the app starts here" : ": the app starts here, also by "
    let words = (isStart ? start : " by ") + triggers.joined(separator: ", ")
    let quoted = labels.enumerated().flatMap { index, label -> [Node] in
      [.text(index > 0 ? ", “" : " “"), .appText(label), .text("”")]
    }
    return [.text(words)] + quoted + (hasMoreLabels ? [.text(", …")] : [])
  }
}
