// The path below which the site is.
const root = new URL("..", document.currentScript.src).pathname;

// Brings a page up to date without loading it again, so that its place, its choices and what other
// scripts did to it stay: only what is different in the page as it is served now changes.

// The node of this page for each node of the page as it was served.
const lives = new WeakMap();
const pair = (served, live) => {
  lives.set(served, live);
  served.childNodes.forEach((child, place) => pair(child, live.childNodes[place]));
};

// Gives the nodes of an equal part to those of a later page.
const inherit = (next, old) => {
  lives.set(next, lives.get(old));
  next.childNodes.forEach((child, place) => inherit(child, old.childNodes[place]));
};

// What other scripts look for when a page begins: where it comes or goes, the page begins again.
const parts = "input, button, select, form, details.menu, details.folded, [data-find], "
  + ".copyable, [data-cause], a.layer, a.copy-link, .state, .compared, .film a, .play *";
const isPart = (node) => node.nodeType === Node.ELEMENT_NODE
  && (node.matches(parts) || node.querySelector(parts) !== null);

// What a node is known by among others.
const key = (node) =>
  node.nodeType === Node.ELEMENT_NODE
    ? node.localName + " "
      + (node.id || node.getAttribute("href") || node.getAttribute("src") || "")
    : "#" + node.nodeType;

const changeAttributes = (old, next, live) => {
  for (const { name, value } of next.attributes) {
    if (old.getAttribute(name) !== value) live.setAttribute(name, value);
  }
  for (const { name } of old.attributes) {
    if (!next.hasAttribute(name)) live.removeAttribute(name);
  }
};

// Makes a node like a later one. Returns whether the page can stay as it is otherwise.
const change = (old, next) => {
  if (old.isEqualNode(next)) {
    inherit(next, old);
    return true;
  }
  const live = lives.get(old);
  lives.set(next, live);
  if (old.nodeType !== Node.ELEMENT_NODE) {
    live.data = next.data;
    return true;
  }
  changeAttributes(old, next, live);
  return changeChildren([...old.childNodes], [...next.childNodes], live);
};

// Changes what is alike at both ends, then what is known by the same, and replaces the rest.
const changeChildren = (olds, nexts, parent) => {
  let isWhole = true;
  const each = (old, next) => { isWhole = change(old, next) && isWhole; };
  while (olds.length && nexts.length && olds[0].isEqualNode(nexts[0])) {
    each(olds.shift(), nexts.shift());
  }
  const ends = [];
  while (olds.length && nexts.length && olds.at(-1).isEqualNode(nexts.at(-1))) {
    ends.push([olds.pop(), nexts.pop()]);
  }
  // What follows stands where it is: new nodes come before it.
  let after = ends.length ? lives.get(ends.at(-1)[0]) : lives.get(olds.at(-1))?.nextSibling ?? null;
  let from = 0;
  const kept = nexts.map((next) => {
    const place = olds.findIndex((old, place) => place >= from && key(old) === key(next));
    if (place >= 0) from = place + 1;
    return place;
  });
  olds.forEach((old, place) => {
    if (kept.includes(place)) return;
    if (isPart(old)) isWhole = false;
    lives.get(old)?.remove();
  });
  for (let place = nexts.length - 1; place >= 0; place--) {
    const next = nexts[place];
    if (kept[place] >= 0) {
      each(olds[kept[place]], next);
      after = lives.get(next);
      continue;
    }
    if (isPart(next)) isWhole = false;
    const live = document.importNode(next, true);
    pair(next, live);
    parent.insertBefore(live, after);
    after = live;
  }
  for (const [old, next] of ends) each(old, next);
  return isWhole;
};

// The body as it was served last.
let served = null;
const keepServed = () => {
  served = document.body.cloneNode(true);
  pair(served, document.body);
};

// Gets the page as it is served now; nothing where it is not served anymore.
const currentPage = async () => {
  const answer = await fetch(location.pathname, { cache: "no-cache" });
  if (!answer.ok && answer.status !== 503) return null;
  // What waited for an app is now elsewhere.
  if (answer.redirected) location.replace(answer.url + location.search + location.hash);
  const type = answer.headers.get("Content-Type").split(";")[0];
  return new DOMParser().parseFromString(await answer.text(), type);
};

// Brings the page up to date; one that has other parts begins again.
const changePage = (page) => {
  if (document.title !== page.title) document.title = page.title;
  const next = page.body;
  const isWhole = change(served, next);
  served = next;
  if (!isWhole) begin();
};
