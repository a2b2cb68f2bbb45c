import FoundationEssentials
import Support

/// A picture of a window, whose pixels can be read.
struct Shot: Equatable {
  private let address: String

  init(of browser: inout Browser) throws {
    address = "data:image/png;base64,\(Data(try browser.screenshot()).base64EncodedString())"
  }

  /// The place of a pixel in the window.
  struct Point: Codable {
    let x: Int
    let y: Int
  }

  /// A pixel in each half of a part of the window, if one is found.
  struct Spots: Decodable {
    let left: Point?
    let right: Point?
  }

  /// Returns the red, green and blue of some pixels.
  func colors(at points: [Point]) throws -> [[Int]] {
    try read(
      """
      return [\(points.map { "[\($0.x), \($0.y)]" }.joined(separator: ", "))].map(
        ([x, y]) => [...first.getImageData(x, y, 1, 1).data].slice(0, 3));
      """)
  }

  /// Returns how many pixels look different in another picture of the same window. The edges of
  /// round corners are smoothed anew with each layer that a browser makes, which nobody sees.
  func countOfPixels(unlike other: Shot) throws -> Int {
    guard self != other else { return 0 }
    return try read(
      """
      const { width, height } = first.canvas;
      const one = first.getImageData(0, 0, width, height).data;
      const two = second.getImageData(0, 0, width, height).data;
      let count = 0;
      for (let i = 0; i < one.length; i += 4) {
        if ([0, 1, 2].some(k => Math.abs(one[i + k] - two[i + k]) > 24)) count += 1;
      }
      return count;
      """, beside: other)
  }

  /// Returns how much of a part is black.
  func blackShare(in frame: CompareModeTests.Frame) throws -> Double {
    try read(
      """
      const data = first.getImageData(\(frame.numbers)).data;
      let count = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (data[i] < 3 && data[i + 1] < 3 && data[i + 2] < 3) count += 1;
      }
      return count / (data.length / 4);
      """)
  }

  /// Returns a pixel in each half of a part that differs in another picture, in the middle of some
  /// that are alike, and neither in nor near some other frames.
  func spots(
    differingFrom other: Shot, in frame: CompareModeTests.Frame,
    avoiding marks: [CompareModeTests.Frame]
  ) throws -> Spots {
    try read(
      """
      const x = Math.round(\(frame.x)), y = Math.round(\(frame.y));
      const width = Math.floor(\(frame.width)), height = Math.floor(\(frame.height));
      const one = first.getImageData(x, y, width, height).data;
      const two = second.getImageData(x, y, width, height).data;
      const marks = [\(marks.map { "[\($0.numbers)]" }.joined(separator: ", "))];
      const isMarked = (column, row) => marks.some(([left, top, wide, high]) =>
        column > left - 6 && column < left + wide + 6 && row > top - 6 && row < top + high + 6);
      const isPlain = (data, column, row) => {
        const i = (row * width + column) * 4;
        for (let down = -4; down <= 4; down++) for (let right = -4; right <= 4; right++) {
          const j = i + (down * width + right) * 4;
          for (let k = 0; k < 3; k++) if (data[i + k] !== data[j + k]) return false;
        }
        return true;
      };
      const find = (from, to) => {
        for (let row = 5; row < height - 5; row++) for (let column = from; column < to; column++) {
          const i = (row * width + column) * 4;
          const delta = Math.abs(one[i] - two[i]) + Math.abs(one[i + 1] - two[i + 1]);
          if (delta > 20 && !isMarked(column, row) && isPlain(one, column, row)
            && isPlain(two, column, row)) return { x: x + column, y: y + row };
        }
        return null;
      };
      return { left: find(10, Math.floor(width * 0.45)),
        right: find(Math.floor(width * 0.55), width - 10) };
      """, beside: other)
  }

  /// Runs JavaScript on an empty page with the pixels of this picture, and of another one.
  private func read<Value: Decodable>(
    _ script: String, beside other: Shot? = nil
  ) throws -> Value {
    var browser = try Browser.start()
    return try browser.evaluate(
      """
      (async () => {
        const load = async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = image.width;
          canvas.height = image.height;
          const context = canvas.getContext('2d');
          context.drawImage(image, 0, 0);
          return context;
        };
        const first = await load('\(address)');
        const second = await load('\((other ?? self).address)');
        \(script)
      })()
      """)
  }
}

extension CompareModeTests.Frame {
  fileprivate var numbers: String {
    [x, y, width, height].map { "\(Int($0))" }.joined(separator: ", ")
  }
}
