extension PageLaw {
  static let overflowScript = """
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const scrolls = element => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      }
      return false;
    };
    const wide = all('body *').filter(element =>
      element.getBoundingClientRect().right > root.clientWidth + 0.5 && !scrolls(element));
    return [`${root.scrollWidth} px wide: ` + wide.slice(0, 4).map(called).join(', ')];
    """

  static let targetsScript = """
    const least = 23.5;
    const boxOf = element => {
      const boxes = [element, ...(element.labels || [])].map(one => one.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left)),
        height: Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top)),
      };
    };
    const isInText = element => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement;
      const copy = block.cloneNode(true);
      copy.querySelectorAll('a, button').forEach(one => one.remove());
      return /\\p{L}{2}/u.test(copy.textContent);
    };
    const isPartOfPicture = element => element.namespaceURI !== document.body.namespaceURI;
    return all('a[href], button, input, select, summary').filter(element => {
      if (isPartOfPicture(element) || !isShown(element)) return false;
      element.focus({ preventScroll: true });
      const box = boxOf(element);
      element.blur();
      return (box.width < least || box.height < least) && !isInText(element);
    }).map(element => {
      const box = boxOf(element);
      return `${Math.round(box.width)} x ${Math.round(box.height)} px: ${called(element)}`;
    });
    """
}
