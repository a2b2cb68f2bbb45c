extension Browser {
  /// How many milliseconds after it began to open, the open page first showed text or a picture.
  package mutating func firstPaint() throws -> Double {
    try evaluate(
      """
      new Promise(resolve => new PerformanceObserver(list => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (paint) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true }))
      """)
  }
}
