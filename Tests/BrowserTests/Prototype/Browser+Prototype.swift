import Foundation
import Support

/// Where a part of the prototype can be clicked, and its address.
struct PlayedPart: Decodable {
  let x: Double
  let y: Double
  let address: String
}

extension Browser {
  /// Waits until an expression is true in a page that has loaded. Pages may replace each other until
  /// then.
  mutating func wait(until condition: String) throws {
    for _ in 1...400 {
      let isTrue = try? evaluate(
        "document.readyState === 'complete' && Boolean(\(condition))", as: Bool.self)
      if isTrue == true { return }
      Thread.sleep(forTimeInterval: 0.025)
    }
    let place = try evaluate("location.href", as: String.self)
    throw BrowserFailure(reason: "it was never true on \(place): \(condition)")
  }

  /// Returns the parts of the screen in view that a selector selects and that a click hits.
  mutating func parts(_ selector: String) throws -> [PlayedPart] {
    try evaluate(
      """
      [...document.querySelectorAll('.device svg \(selector)')].flatMap(part => {
        const box = part.lastElementChild.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const isHit = document.elementFromPoint(x, y)?.closest('a') === part;
        return isHit ? [{ x, y, address: part.getAttribute('href') }] : [];
      })
      """)
  }

  /// Clicks the first element that a selector finds, wherever it is.
  mutating func clickElement(_ selector: String) throws {
    let isFound = try evaluate("document.querySelector(\"\(selector)\") !== null", as: Bool.self)
    guard isFound else { throw BrowserFailure(reason: "\(selector) is not on the page") }
    try leave(
      """
      document.querySelector("\(selector)").dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true }))
      """)
  }

  /// Evaluates an expression that may lead to another page. Where that comes fast, it cuts off the
  /// answer.
  mutating func leave(_ expression: String) throws {
    do {
      _ = try evaluate("(\(expression), true)", as: Bool.self)
    } catch let failure as BrowserFailure where failure.isFromLeavingPage {}
  }

  /// The page that is shown, with its folder.
  mutating func playedPage() throws -> String {
    try evaluate("location.pathname.split('/').slice(-2).join('/')", as: String.self)
  }
}
