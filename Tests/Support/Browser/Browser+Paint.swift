extension Browser {
  /// Returns the milliseconds from opening the page to its first text or picture.
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
