extension PageLaw {
  static let headingsScript = """
    const complaints = [];
    const headings = all('h1, h2, h3, h4, h5, h6').filter(isShown);
    const first = headings.filter(heading => heading.localName === 'h1');
    if (first.length !== 1) complaints.push(`${first.length} first headings`);
    let last = 0;
    for (const heading of headings) {
      const level = Number(heading.localName[1]);
      if (level > last + 1) complaints.push(`level ${level} follows ${last}: ${called(heading)}`);
      if (!heading.textContent.trim()) complaints.push(`empty: ${called(heading)}`);
      last = level;
    }
    return complaints;
    """

  static let landmarksScript = """
    const complaints = [];
    for (const name of ['body > main', 'body > header', 'header nav', 'body > footer']) {
      if (all(name).length !== 1) complaints.push(`${all(name).length} of '${name}'`);
    }
    const navigations = all('nav').map(one => one.getAttribute('aria-label'));
    if (new Set(navigations).size !== navigations.length || navigations.includes(null)) {
      complaints.push(`navigations called ${navigations.join(', ')}`);
    }
    for (const region of all('[role=region], section[tabindex], [tabindex="0"]:not(a, button)')) {
      const title = region.getAttribute('aria-label') || region.getAttribute('aria-labelledby')
        || region.querySelector(':scope > title')?.textContent;
      if (!title) complaints.push(`no name: ${called(region)}`);
    }
    // The first link that the keyboard reaches leads to the content, or to the visible state of it.
    const skips = all('.skip');
    const content = all('.state[id]').find(isShown)?.id ?? 'main';
    const isFirst = skips.every(one =>
      one === document.body.firstElementChild && one.hash === '#' + content);
    if (skips.length !== 1 || !isFirst) complaints.push('no link to the content at first');
    if (!document.documentElement.lang) complaints.push('no language');
    if (!document.title.trim()) complaints.push('no title');
    if (all('link[rel~=icon]').length !== 1) complaints.push('no icon');
    return complaints;
    """

  static let tablesScript = """
    const complaints = [];
    for (const table of all('table')) {
      const headers = [...table.querySelectorAll('th')];
      if (!headers.length) complaints.push(`no headers: ${called(table)}`);
      for (const header of headers) {
        if (!header.getAttribute('scope')) complaints.push(`no scope: ${called(header)}`);
      }
      const widths = new Set([...table.rows].map(row =>
        [...row.cells].reduce((sum, cell) => sum + cell.colSpan, 0)));
      const spans = [...table.querySelectorAll('[rowspan]')].length;
      if (!spans && widths.size > 1) complaints.push(`ragged rows: ${called(table)}`);
    }
    return complaints;
    """

  static let imagesScript = """
    const complaints = [];
    await Promise.all(all('img').map(async image => {
      image.loading = 'eager';
      const name = image.getAttribute('src');
      try { await image.decode() } catch { complaints.push(`does not decode: ${name}`); return }
      for (const attribute of ['alt', 'width', 'height']) {
        if (!image.hasAttribute(attribute)) complaints.push(`no ${attribute}: ${name}`);
      }
      // A picture that has just been decoded may have no size yet.
      for (let frame = 0; frame < 120 && !image.naturalWidth; frame++) {
        await new Promise(requestAnimationFrame);
      }
      if (!image.naturalWidth) complaints.push(`no size: ${name}`);
      const box = image.getBoundingClientRect();
      // A part of a picture has the size of that part, whatever the size of the whole is.
      const part = /svgView\\(viewBox\\([^,]+,[^,]+,([\\d.]+),([\\d.]+)\\)/.exec(name);
      const natural = part
        ? { width: Number(part[1]), height: Number(part[2]) }
        : { width: image.naturalWidth, height: image.naturalHeight };
      const stretch = box.width / box.height * natural.height / natural.width;
      const fits = getComputedStyle(image).objectFit !== 'fill' || Math.abs(stretch - 1) < 0.03;
      if (isShown(image) && !fits) complaints.push(`stretched by ${stretch.toFixed(2)}: ${name}`);
    }));
    return complaints;
    """

  static let referencesScript = """
    const complaints = [];
    const count = new Map();
    for (const element of all('[id]')) count.set(element.id, (count.get(element.id) || 0) + 1);
    for (const [id, times] of count) if (times > 1) complaints.push(`${times} times: #${id}`);
    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'headers'];
    for (const attribute of references) {
      for (const element of all(`[${attribute}]`)) {
        for (const id of element.getAttribute(attribute).split(/\\s+/)) {
          if (!count.has(id)) complaints.push(`${attribute} of ${called(element)}: #${id}`);
        }
      }
    }
    for (const link of all('a[href^="#"]')) {
      const id = decodeURIComponent(link.getAttribute('href').slice(1));
      if (id && !count.has(id)) complaints.push(`${called(link)}: #${id}`);
    }
    return complaints;
    """
}
