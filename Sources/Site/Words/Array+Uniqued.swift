extension [String] {
  /// The texts without repetitions, each at its first place.
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
