extension FlowIssueLog {
  /// Returns the cells with bounded sizes, and at most as many as can be laid out.
  mutating func items(_ items: FlowItems) -> FlowItems {
    var count = items.count
    if count > Self.mostItems {
      note(.tooManyItems, at: .items)
      count = Self.mostItems
    }
    // Copied only when something has to change, so that good input costs one check of each size.
    var pattern = items.pattern
    for index in pattern.indices where !isOrdinary(pattern[index]) {
      pattern[index] = item(pattern[index], at: index)
    }
    return FlowItems(pattern: pattern, count: count)
  }

  private func isOrdinary(_ size: Size) -> Bool {
    size.width > 0 && size.width <= Self.longest && size.height > 0 && size.height <= Self.longest
  }

  private mutating func item(_ value: Size, at index: Int) -> Size {
    if value.width == 0 || value.height == 0 { note(.emptyItem, at: .item(index)) }
    return size(value, of: .item(index))
  }
}
