extension PageLaw {
  /// Reads colors from a canvas, since styles write them in many notations. A reader sees the
  /// text's color over all the backgrounds below it, each with its own transparency.
  static let contrastScript = """
    const canvas = document.createElementNS(document.body.namespaceURI, 'canvas');
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const known = new Map();
    const colorOf = text => {
      if (!known.has(text)) {
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = text;
        brush.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
        known.set(text, [red, green, blue, alpha / 255]);
      }
      return known.get(text);
    };
    const over = (top, ground, opacity) =>
      [0, 1, 2].map(part => top[part] * top[3] * opacity + ground[part] * (1 - top[3] * opacity))
        .concat(1);
    const light = color => {
      const [red, green, blue] = color.map(part => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const page = colorOf('canvas');
    const groundOf = element => {
      if (!element) return page;
      const style = getComputedStyle(element);
      const ground = groundOf(element.parentElement);
      return over(colorOf(style.backgroundColor), ground, Number(style.opacity));
    };
    const opacityOf = element =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const isHidden = element => {
      const box = element.getBoundingClientRect();
      return !isShown(element) || box.width <= 1 || box.height <= 1;
    };
    const ratio = (element, text) => {
      const ground = groundOf(element);
      const shown = over(colorOf(text), ground, opacityOf(element));
      const [more, less] = [light(shown), light(ground)].sort((one, other) => other - one);
      return (more + 0.05) / (less + 0.05);
    };
    const complaints = new Set();
    const look = (element, color) => {
      const found = ratio(element, color);
      if (found < 4.5) complaints.add(`${found.toFixed(2)}: ${called(element)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || element.closest('svg') || isHidden(element)) continue;
      look(element, getComputedStyle(element).color);
    }
    for (const field of all('input[placeholder]')) {
      if (!isHidden(field)) look(field, getComputedStyle(field, '::placeholder').color);
    }
    return [...complaints];
    """
}
