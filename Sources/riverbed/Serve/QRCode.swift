/// A QR code of an address (ISO/IEC 18004), for the camera of a phone: of one size and strength, which
/// is enough for every address that is shown. Version 4 has 33 modules on a side; with error
/// correction M, about a seventh of it may be wrong.
struct QRCode: Hashable {
  static let size = 33
  /// The most bytes of a text.
  static let room = 62
  /// Whether each module is dark, row by row.
  private(set) var rows = [[Bool]](
    repeating: [Bool](repeating: false, count: Self.size), count: Self.size)
  /// The modules that are the same in every code, or say how it is made.
  private var fixed = Set<[Int]>()

  /// Makes the code of a text; nil if it does not fit.
  init?(_ text: String) {
    guard text.utf8.count <= Self.room else { return nil }
    drawPatterns()
    draw(QRCodeWords(Array(text.utf8)).all)
    let plain = self
    let masked = (0..<8).map { mask in
      var code = plain
      code.apply(mask: mask)
      return code
    }
    self = masked.min { $0.penalty < $1.penalty } ?? plain
  }

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    rows[row][column] = isDark
    fixed.insert([row, column])
  }

  /// Draws what is the same in every code, and leaves room for the format.
  private mutating func drawPatterns() {
    let last = Self.size - 1
    for place in 0...last {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    // The three corners, with a light line around each.
    for (row, column) in [(3, 3), (3, last - 3), (last - 3, 3)] {
      for (down, across) in Self.square(4) {
        let (row, column) = (row + down, column + across)
        guard rows.indices.contains(row), rows.indices.contains(column) else { continue }
        fix(row, column, ![2, 4].contains(max(abs(down), abs(across))))
      }
    }
    for (down, across) in Self.square(2) {
      fix(26 + down, 26 + across, max(abs(down), abs(across)) != 1)
    }
    drawFormat(0)
  }

  private static func square(_ radius: Int) -> [(Int, Int)] {
    (-radius...radius).flatMap { down in (-radius...radius).map { (down, $0) } }
  }

  /// Says twice which mask was used, with bits that correct each other.
  private mutating func drawFormat(_ mask: Int) {
    var rest = mask
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let format = (mask << 10 | rest) ^ 0x5412
    let last = Self.size - 1
    let inner = [0, 1, 2, 3, 4, 5, 7, 8]
    for bit in 0..<15 {
      let isDark = format >> bit & 1 == 1
      if bit < 8 {
        fix(inner[bit], 8, isDark)
        fix(8, last - bit, isDark)
      } else {
        fix(8, inner[14 - bit], isDark)
        fix(last - 14 + bit, 8, isDark)
      }
    }
    fix(last - 7, 8, true)
  }

  /// Draws bytes from the right to the left, two columns at a time, up and down in turns.
  private mutating func draw(_ words: [UInt8]) {
    var bits: ArraySlice<Bool> = []
    for word in words {
      for bit in (0..<8).reversed() { bits.append(word >> bit & 1 == 1) }
    }
    let pairs = Array(stride(from: Self.size - 1, to: 6, by: -2)) + [5, 3, 1]
    for (number, right) in pairs.enumerated() {
      for step in rows.indices {
        let row = number % 2 == 0 ? Self.size - 1 - step : step
        for column in [right, right - 1] where !fixed.contains([row, column]) {
          rows[row][column] = bits.popFirst() ?? false
        }
      }
    }
  }

  private mutating func apply(mask: Int) {
    for row in rows.indices {
      for column in rows.indices where !fixed.contains([row, column]) {
        if Self.isInverted(row, column, by: mask) { rows[row][column].toggle() }
      }
    }
    drawFormat(mask)
  }

  private static func isInverted(_ row: Int, _ column: Int, by mask: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// How hard a camera may find the code: long lines, squares of a color, what looks like a corner, and
  /// more of one color than of the other.
  private var penalty: Int {
    let columns = rows.indices.map { column in rows.map { $0[column] } }
    var sum = 0
    let corner = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    for line in rows + columns {
      for run in line.split(whereSeparator: { !$0 }) + line.split(whereSeparator: \.self)
      where run.count >= 5 {
        sum += run.count - 2
      }
      for start in 0...(line.count - 11) {
        let part = line[start..<(start + 11)]
        if part.elementsEqual(corner + light) || part.elementsEqual(light + corner) { sum += 40 }
      }
    }
    for (upper, lower) in zip(rows, rows.dropFirst()) {
      for place in 1..<Self.size {
        let four = [upper[place - 1], upper[place], lower[place - 1], lower[place]]
        if Set(four).count == 1 { sum += 3 }
      }
    }
    let dark = rows.joined().count(where: \.self)
    return sum + abs(dark * 100 / (Self.size * Self.size) - 50) / 5 * 10
  }
}

extension QRCode {
  /// The lines of the code in a terminal, two rows in each, with the light border that cameras need:
  /// black on white, or, where there are no colors, with what the terminal writes with as the light.
  func lines(isColored: Bool) -> [String] {
    let border = 4
    let isDark = { (row: Int, column: Int) in
      rows.indices.contains(row) && rows.indices.contains(column) && rows[row][column]
    }
    return stride(from: -border, to: Self.size + border, by: 2).map { row in
      let characters = (-border..<(Self.size + border)).map { column in
        switch (isDark(row, column) == isColored, isDark(row + 1, column) == isColored) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return characters.joined()
    }
  }
}
