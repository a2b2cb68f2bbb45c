import AppLayout
import AppModel

extension MenuRowDrawing {
  /// Returns a tab in a bar at the top, as on televisions.
  func tab(_ row: MenuRow) -> [Shape] {
    let letters = 16 * lettering
    let room = row.frame.inset(by: Insets(left: 4, right: 4))
    let weight: Font.Weight = isShown(row) ? .bold : .regular
    let fitted = Lettering.fit(row.title ?? "", width: room.width, size: letters, weight: weight)
    guard !fitted.isEmpty else { return [] }
    return [
      TextLine(
        text: fitted, origin: Point(x: room.midX, y: room.midY + letters * 0.34), size: letters,
        weight: weight, anchor: .middle, paint: .fill(isShown(row) ? .accent : .text)
      ).shape(in: room)
    ]
  }
}
