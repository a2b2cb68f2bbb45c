import FoundationEssentials

/// The seeds of the random cases that laws are tried with.
package enum LawSeeds {
  /// Returns the usual number of seeds or as many as `RIVERBED_CASES` asks for, and of these the
  /// part that `RIVERBED_PART` names.
  package static func from(_ first: UInt64, _ usual: Int) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["RIVERBED_CASES"].flatMap { Int($0) } ?? usual
    let all = Array(first..<first + UInt64(max(1, count)))
    guard let name = environment["RIVERBED_PART"], !name.isEmpty else { return all }
    guard let part = part(named: name, of: all) else {
      fatalError("RIVERBED_PART is '\(name)' and not a part of all seeds, such as 2/3")
    }
    return part
  }

  /// Returns the part of seeds with a name: `2/3` is every third one, beginning with the second; nil
  /// if the name is not one.
  package static func part(named name: String, of seeds: [UInt64]) -> [UInt64]? {
    let numbers = name.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let count = numbers[1], part > 0, part <= count
    else { return nil }
    return stride(from: part - 1, to: seeds.count, by: count).map { seeds[$0] }
  }
}
