import Markup
import Support
import Testing
import Themes

@testable import ReviewPages

@Suite struct `Numbers next to pictures` {
  @Test(arguments: LawSeeds.from(1, 40))
  func `numbers are in their order, apart, and next to the picture`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = (
      width: Double.random(in: 1...2000, using: &random),
      height: Double.random(in: 1...5000, using: &random)
    )
    let fitsWindow = Bool.random(using: &random)
    let isWide = Bool.random(using: &random)
    let margin = NumberPlaces(nextTo: size, fitsWindow: fitsWindow, isWide: isWide)
    let wanted = (0..<margin.count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
    let places = margin.places(near: wanted)
    #expect(places.count == wanted.count)
    #expect(places.allSatisfy { (0...1).contains($0) }, "\(places)")
    // The picture on the narrowest page, or on one where numbers have their usual size.
    let narrow = size.height * min(1, (isWide ? 420 : 240) / size.width)
    let height = fitsWindow ? min(480, narrow) : narrow
    for (one, next) in zip(places, places.dropFirst()) {
      #expect((next - one) * height >= NumberPlaces.distance - 0.001, "\(places)")
    }
  }

  @Test func `a number is next to its box where it has room`() {
    let margin = NumberPlaces(nextTo: (width: 240, height: 400), fitsWindow: true)
    #expect(margin.places(near: [0.2, 0.5, 0.9]) == [0.2, 0.5, 0.9])
    // Two that want one place are above and below it; the margin has two ends.
    #expect(margin.places(near: [0.5, 0.5]) == [0.4675, 0.5325])
    #expect(margin.places(near: [0, 0]) == [0.0325, 0.0975])
    #expect(margin.places(near: [1, 1]) == [0.9025, 0.9675])
    #expect(margin.count == 15)
  }

  @Test(arguments: ["bar-hidden", "family-inset", "target"])
  func `each number has an outline, and a line of the list that is lit up with it`(
    name: String
  ) throws {
    var count = 0
    for (path, page) in try ReportCase(name).pages where !path.hasPrefix("causes/") {
      for state in page.everything where state["class"] == "compared" {
        let numbers = state.parts("g", of: "numbers")
        let items = state.parts("li", of: "numbered")
        let outlines = state.parts("g", in: "svg", of: "marks").map { $0.split(separator: " ")[1] }
          .map(String.init)
        count += numbers.count
        #expect(Set(numbers).isSubset(of: outlines) && Set(outlines).isSubset(of: items), "\(path)")
        #expect(items.count == Set(items).count && items.count <= PictureMarks.mostFindings)
      }
    }
    #expect(count > 0 || name == "target")
  }

  @Test func `the stylesheet lights up as many findings as can have outlines`() {
    let style = String(decoding: ReportAsset.style.bytes, as: UTF8.self)
    for place in 1...PictureMarks.mostFindings {
      let name = PictureMarks.name(of: place)
      #expect(style.contains(".compared:has(.\(name):is(:hover, :focus-within, :target)) .\(name)"))
    }
    #expect(!style.contains(PictureMarks.name(of: PictureMarks.mostFindings + 1)))
  }
}

extension Element {
  /// Returns the classes of the parts with a name of all elements with a class, or of the parts of
  /// these.
  fileprivate func parts(_ name: String, in inner: String? = nil, of parent: String) -> [String] {
    let all = everything.filter { $0["class"] == parent }.flatMap(\.elements)
    let parts = inner == nil ? all : all.filter { $0.name == inner }.flatMap(\.elements)
    return parts.filter { $0.name == name }.compactMap { $0["class"] }
  }
}
