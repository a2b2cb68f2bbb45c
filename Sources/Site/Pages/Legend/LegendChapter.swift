/// A chapter of the legend that explains words of other pages; its id is the place that links lead
/// to.
enum LegendChapter: String {
  case placements
  case statusBars = "status-bars"
  case forced, entrances, presentations, triggers, cells, signs, capabilities, severities

  var id: String { rawValue }
}
