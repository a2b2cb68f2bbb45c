import FoundationEssentials

/// Returns how many random cases a law is tried with: the usual number, or the one that
/// `RIVERBED_CASES` asks for.
package func caseCount(_ usual: Int) -> Int {
  let asked = ProcessInfo.processInfo.environment["RIVERBED_CASES"].flatMap { Int($0) }
  return max(1, asked ?? usual)
}
