/// The screens that show one list of items, each with how many of the first items it shows.
struct ListShowings: Hashable, Sendable {
  private var entries: [ElementIndex<Links.Entry>] = []
  private var counts: [Int] = []
  /// The counts in ascending order.
  private var ascending: [Int] = []
  /// A binary tree with the largest count of each part of the entries; its root is at 1.
  private var largest: [Int] = []
  private var senders: [Link.Trigger: Senders] = [:]

  /// The two screens that show the most items with a trigger.
  private struct Senders: Hashable {
    private var first: String?
    private var firstCount: Int
    private var secondCount = 0

    init(_ from: String?, _ count: Int) { (first, firstCount) = (from, count) }

    mutating func add(_ from: String?, _ count: Int) {
      if from == first {
        firstCount = max(firstCount, count)
      } else if count > firstCount {
        (first, firstCount, secondCount) = (from, count, firstCount)
      } else {
        secondCount = max(secondCount, count)
      }
    }

    func hasOther(than key: String, showing item: Int) -> Bool {
      (first != key && firstCount > item) || secondCount > item
    }
  }

  /// Adds an entry; entries come in their order.
  mutating func add(
    entry: ElementIndex<Links.Entry>, from: String?, _ trigger: Link.Trigger, count: Int
  ) {
    entries.append(entry)
    counts.append(count)
    if senders[trigger] == nil {
      senders[trigger] = Senders(from, count)
    } else {
      senders[trigger]?.add(from, count)
    }
  }

  /// Prepares the lookups once all entries are added.
  mutating func finish() {
    ascending = counts.sorted()
    var leaves = 1
    while leaves < counts.count { leaves *= 2 }
    largest = Array(repeating: 0, count: leaves) + counts
    largest += Array(repeating: 0, count: leaves - counts.count)
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      largest[node] = max(largest[2 * node], largest[2 * node + 1])
    }
  }

  /// Returns how many entries show an item.
  func count(showing item: Int) -> Int {
    ascending.count - ascending.partitionPoint { $0 > item }
  }

  /// Returns the first entries that show an item.
  func entries(showing item: Int, atMost most: Int) -> [ElementIndex<Links.Entry>] {
    var found: [ElementIndex<Links.Entry>] = []
    var waiting = [1]
    let leaves = largest.count / 2
    while found.count < most, let node = waiting.popLast() {
      guard largest[node] > item else { continue }
      if node >= leaves {
        found.append(entries[node - leaves])
      } else {
        waiting += [2 * node + 1, 2 * node]
      }
    }
    return found
  }

  /// Returns the triggers by which screens other than one open an item.
  func triggers(opening item: Int, notFrom key: String) -> Set<Link.Trigger> {
    Set(senders.filter { $0.value.hasOther(than: key, showing: item) }.keys)
  }
}
