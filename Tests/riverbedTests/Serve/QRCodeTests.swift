import Support
import Testing

@testable import riverbed

/// QR codes, read by what the standard says, and not by what drew them.
@Suite struct QRCodeTests {
  /// What another program (qrcode 8.2) draws for the same text, at the same size and strength.
  @Test func `a code is that of another program`() throws {
    let text = "http://192.168.178.105:8470/0123456789abcdef0123456789abcdef/"
    let code = try #require(QRCode(text))
    let drawn = code.rows.map { row in row.map { $0 ? "#" : "." }.joined() + "\n" }
    #expect(drawn.joined() == Self.expected)
  }

  @Test(arguments: LawSeeds.from(1, 20))
  func `what is read from a code is its text, without mistakes`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = seed == 1 ? QRCode.room : Int.random(in: 0...QRCode.room, using: &random)
    let text = String(
      (0..<count).compactMap { _ in
        (UInt8(33)...126).randomElement(using: &random).map { Character(Unicode.Scalar($0)) }
      })
    let reading = QRCodeReading(try #require(QRCode(text)).rows)
    #expect(reading.hasCorners)
    #expect(reading.formats.count == 1 && reading.formats.first.map { $0 >> 13 } == 0)
    #expect(reading.mistakes == 0)
    #expect(reading.text == text)
  }

  @Test func `a text that does not fit has no code`() {
    #expect(QRCode(String(repeating: "a", count: QRCode.room)) != nil)
    #expect(QRCode(String(repeating: "a", count: QRCode.room + 1)) == nil)
  }

  @Test func `lines of a terminal have two rows each, and a light border`() throws {
    let code = try #require(QRCode("a"))
    let (black, plain) = (code.lines(isColored: true), code.lines(isColored: false))
    for lines in [black, plain] {
      #expect(lines.count == 21 && lines.allSatisfy { $0.count == 41 })
    }
    #expect(black[0].allSatisfy { $0 == " " } && plain[0].allSatisfy { $0 == "█" })
    #expect(black[2].hasPrefix("    █▀▀▀▀▀█ ") && plain[2].hasPrefix("████ ▄▄▄▄▄ █"))
  }

  private static let expected = """
    #######..#...##..#.#.####.#######
    #.....#...#.####..#..#..#.#.....#
    #.###.#.#.###.##..#..#.#..#.###.#
    #.###.#.##..#..#.##.#.....#.###.#
    #.###.#.##.##......#..###.#.###.#
    #.....#.##..#..#....##..#.#.....#
    #######.#.#.#.#.#.#.#.#.#.#######
    ........#.##..#.#..###.#.........
    #.#####..#.#.#.####.#.....#####..
    .##..#.....####..#.#.#.#####.####
    ##..#.###..#.####.#.##......#.#..
    .#.##..#.#####..#....##.##..###..
    ...##.#..###..#..#..#...##.###.#.
    ##.#.#.#..#.....####..##..#..####
    ..#####...##..#####...#......###.
    .#.##..#..#..####.####...#.##.#..
    .....####..##.##.##.#......###..#
    ..####..#..........#.#######.####
    ...#.##.#...##.#..#.....#...#.#..
    .#..##.#.#######...###.#..#.#####
    .##.#.#.#...#..#.#.##..###..##...
    #...##.#####....####.###..##.##.#
    #.#####.##.#####..#.##..#.##...#.
    #....#..#.....###.#.###..#.##.##.
    #.....#..#..#..####.....######.##
    ........#..#.......#.##.#...#.###
    #######.....#..####....##.#.#.#..
    #.....#.#.#.##..#.#..##.#...#.#.#
    #.###.#.##...#.#.#.##...######...
    #.###.#.###...#.#.##.##....######
    #.###.#.##.##.###.....#.####.#...
    #.....#..####.....#.###....##.#..
    #######.#####..####.#..#######.#.

    """
}

/// What the modules of a code of version 4-M say.
private struct QRCodeReading {
  private let rows: [[Bool]]

  init(_ rows: [[Bool]]) { self.rows = rows }

  /// Whether the three corners, the small square and the lines between are there.
  var hasCorners: Bool {
    let corner = [
      "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
    ]
    let small = ["#####", "#...#", "#.#.#", "#...#", "#####"]
    let lines = (8...24).allSatisfy { rows[6][$0] == ($0 % 2 == 0) && rows[$0][6] == ($0 % 2 == 0) }
    return lines && has(corner, 0, 0) && has(corner, 0, 26) && has(corner, 26, 0)
      && has(small, 24, 24) && (0..<8).allSatisfy { !rows[7][$0] && !rows[$0][7] }
  }

  private func has(_ pattern: [String], _ row: Int, _ column: Int) -> Bool {
    pattern.enumerated().allSatisfy { down, line in
      line.enumerated().allSatisfy { rows[row + down][column + $0] == ($1 == "#") }
    }
  }

  /// The formats at both places, from the highest bit, without the fixed mask: strength and mask in
  /// five bits, and ten that are left when these are divided.
  var formats: Set<Int> {
    let first =
      [0, 1, 2, 3, 4, 5, 7, 8].map { rows[8][$0] } + [7, 5, 4, 3, 2, 1, 0].map { rows[$0][8] }
    let second =
      [32, 31, 30, 29, 28, 27, 26].map { rows[$0][8] } + (25...32).map { rows[8][$0] }
    return Set(
      [first, second].map { $0.reduce(0) { $0 << 1 | ($1 ? 1 : 0) } ^ 0b101_0100_0001_0010 })
  }

  /// The bytes in the order in which they are drawn, without the mask.
  private var words: [UInt8] {
    let mask = (formats.first ?? 0) >> 10 & 7
    var bits: [Bool] = []
    var (row, isUp) = (32, true)
    var column = 32
    while column > 0 {
      if column == 6 { column -= 1 }
      for _ in 0..<33 {
        for place in [column, column - 1] where !isFixed(row, place) {
          bits.append(rows[row][place] != Self.isMasked(row, place, mask))
        }
        row += isUp ? -1 : 1
      }
      row += isUp ? 1 : -1
      isUp.toggle()
      column -= 2
    }
    return (0..<100).map { word in
      bits[(8 * word)..<(8 * word + 8)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  private func isFixed(_ row: Int, _ column: Int) -> Bool {
    row == 6 || column == 6 || row < 9 && (column < 9 || column > 24) || row > 24 && column < 9
      || (24...28).contains(row) && (24...28).contains(column)
  }

  private static func isMasked(_ i: Int, _ j: Int, _ mask: Int) -> Bool {
    [
      (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, (i * j) % 2 + (i * j) % 3,
      ((i * j) % 2 + (i * j) % 3) % 2, ((i + j) % 2 + (i * j) % 3) % 2,
    ][mask] == 0
  }

  private var blocks: [[UInt8]] {
    let words = words
    return (0..<2).map { block in
      (0..<32).map { words[2 * $0 + block] } + (0..<18).map { words[64 + 2 * $0 + block] }
    }
  }

  /// How many of the powers of two are not roots of the blocks, and how many formats have a rest.
  var mistakes: Int {
    // The powers of two in the field, and of which power each element is.
    var powers: [Int] = [1]
    while powers.count < 255 {
      let next = powers[powers.count - 1] * 2
      powers.append(next > 255 ? next ^ 0x11D : next)
    }
    var logarithms: [Int: Int] = [:]
    for (power, element) in powers.enumerated() { logarithms[element] = power }
    let sums = blocks.flatMap { block in
      (0..<18).map { root in
        block.reversed().enumerated().reduce(0) { sum, word in
          guard let power = logarithms[Int(word.element)] else { return sum }
          return sum ^ powers[(power + root * word.offset) % 255]
        }
      }
    }
    let rests = formats.map { format in
      (10...14).reversed().reduce(format) { rest, bit in
        rest >> bit & 1 == 1 ? rest ^ 0b101_0011_0111 << (bit - 10) : rest
      }
    }
    return (sums + rests).count { $0 != 0 }
  }

  /// The bytes that the code says are its text.
  var text: String? {
    let words = blocks.flatMap { $0.prefix(32) }
    guard words[0] >> 4 == 4 else { return nil }
    let count = Int(words[0] & 15) << 4 | Int(words[1] >> 4)
    let bytes = (1..<(count + 1)).map { words[$0] << 4 | words[$0 + 1] >> 4 }
    return String(validating: bytes, as: UTF8.self)
  }
}
