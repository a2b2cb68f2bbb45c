// The remote of a TV: arrows move one ring.

const isTV = () => document.querySelector(".tv");

// What has the ring: what is over the screen, or else the screen.
const scope = () => document.querySelector(
  ".device :is(.menu, .stand-in):is(:target, :has(:target))")
  ?? document.querySelector(".device .window");

const parts = () => all(":is(a, .dead, input):not(.shade)", scope())
  .filter((part) => part.checkVisibility({ visibilityProperty: true }));

// The area of a part, which is drawn last.
const area = (part) => part.closest(".tab") ?? part.lastElementChild ?? part;
const place = (part) => area(part).getBoundingClientRect();

const rings = new Map();

const ringed = () => {
  const known = parts();
  const part = rings.get(scope());
  return known.includes(part) ? part : known.find((one) => one.matches(".continue, :has(.s-focus)"))
    ?? known.find((one) => !one.closest(".front")) ?? known[0];
};

// The drawn ring goes from part to part: into an item, around a line of text.
const drawn = document.createElementNS("http://www.w3.org/2000/svg", "rect");
const showRing = (part) => {
  rings.set(scope(), part);
  for (const one of all(".ringed")) one.classList.remove("ringed");
  (part.closest(".tab") ?? part).classList.add("ringed");
  drawn.remove();
  if (!part.matches("svg *")) return;
  const pattern = document.querySelector(".s-focus");
  for (const one of pattern?.attributes ?? []) drawn.setAttribute(one.name, one.value);
  drawn.classList.add("s-focus", "ring");
  const text = part.querySelector(".view .sheet title + text");
  const { x, width } = part.lastElementChild.getBBox();
  const { y, height } = (text ?? part.lastElementChild).getBBox();
  const by = text ? 11 : -3;
  const box = { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
  for (const name in box) drawn.setAttribute(name, Math.max(box[name], -by));
  part.lastElementChild.before(drawn);
};

const focusPart = (part, scrolls) => {
  part?.focus({ preventScroll: true });
  if (scrolls) area(part).scrollIntoView({ block: "nearest", inline: "nearest" });
};

// How far an area is from another in a direction, and how much they face each other.
const gap = (from, to, [x, y]) => x
  ? (x > 0 ? to.left - from.right : from.left - to.right)
  : (y > 0 ? to.top - from.bottom : from.top - to.bottom);
const facing = (from, to, x) => x
  ? Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top)
  : Math.min(from.right, to.right) - Math.max(from.left, to.left);
const middle = (box, x) => (x ? box.left + box.right : box.top + box.bottom) / 2;

// The nearest part in a direction: in the same row, or the next one. Between bar and content only the
// middles count.
const nearest = (from, all, way, overlaps) => {
  const [x, y] = way;
  let found = all.map((part) => ({ part, box: place(part) })).filter(({ box }) =>
    (x + y) * (middle(box, x) - middle(from, x)) > 1
    && (overlaps || gap(from, box, way) > -1) && (y || facing(from, box, x) > 1));
  if (y && found.length) {
    const first = found.reduce((a, b) => gap(from, b.box, way) < gap(from, a.box, way) ? b : a);
    found = found.filter((one) => one === first || facing(first.box, one.box, 1) > 1);
  }
  const far = ({ box }) => Math.max(0, gap(from, box, way)) + 4 * Math.max(0, -facing(from, box, x))
    + Math.min(...(x ? ["top", "bottom"] : ["left", "right"]).map((side) =>
      Math.abs(box[side] - from[side])), Math.abs(middle(box, y) - middle(from, y))) / 8;
  return found.sort((a, b) => far(a) - far(b))[0]?.part;
};

// Moves the ring; false without one.
const moveFocus = (way) => {
  if (!isTV()) return false;
  const from = ringed();
  if (!from) return true;
  const bar = (part) => !part.closest(".front");
  const [alike, others] = [true, false].map((is) =>
    parts().filter((part) => part !== from && (bar(part) === bar(from)) === is));
  const next = nearest(place(from), alike, way)
    ?? (way[1] && nearest(place(from), others, way, true));
  focusPart(next || from, true);
  return true;
};

// Opens what has the ring, unless the focus is elsewhere.
const press = () => isTV() && scope().contains(document.activeElement) && clickOn(ringed());

const startRemote = () => {
  if (!isTV()) return;
  const device = document.querySelector(".device");
  device.addEventListener("focusin", ({ target }) => parts().includes(target) && showRing(target));
  device.addEventListener("click", ({ target }) => {
    for (const one of all(".said")) one.classList.remove("said");
    const dead = target.closest(".dead");
    dead?.getBoundingClientRect();
    dead?.classList.add("said");
  });
  // What the address names is known once the page has loaded.
  const show = () => focusPart(ringed());
  addEventListener("hashchange", show);
  addEventListener("pageshow", show);
  show();
};
