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
const isOpen = (part) => part.matches(".front :has(> [font-weight])");

const ringed = () => {
  const known = parts();
  const part = rings.get(scope());
  return known.includes(part) ? part : known.find((one) => one.matches(".continue, :has(.s-focus)"))
    ?? known.find((one) => !one.closest(".front"))
    ?? known.find(isOpen) ?? known[0];
};

// The drawn ring goes from part to part: into items, around text.
const drawn = document.createElementNS("http://www.w3.org/2000/svg", "rect");
const showRing = (part) => {
  if (!isTV() || !parts().includes(part)) return;
  rings.set(scope(), part);
  for (const one of all(".ringed")) one.classList.remove("ringed");
  (part.closest(".tab") ?? part).classList.add("ringed");
  drawn.remove();
  if (!part.matches("svg *")) return;
  const pattern = document.querySelector(".s-focus");
  for (const one of pattern?.attributes ?? []) drawn.setAttribute(one.name, one.value);
  drawn.classList.add("s-focus", "ring");
  const text = part.querySelector(".view .sheet title + text");
  const last = part.lastElementChild;
  const { x, width } = last.getBBox();
  const { y, height } = (text ?? last).getBBox();
  const by = text ? 11 : -3;
  const box = { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
  for (const name in box) drawn.setAttribute(name, Math.max(box[name], -by));
  last.before(drawn);
};

// A page in a frame may not report its focus.
const focusPart = (part, scrolls) => {
  part?.focus({ preventScroll: true });
  showRing(part);
  if (scrolls) area(part).scrollIntoView({ block: "nearest", inline: "nearest" });
};

// How far an area is from another, and how much they face each other.
const edges = (x) => x ? ["left", "right"] : ["top", "bottom"];
const gap = (from, to, [x, y]) => {
  const [start, end] = edges(x);
  return x + y > 0 ? to[start] - from[end] : from[start] - to[end];
};
const facing = (from, to, x) => {
  const [start, end] = edges(!x);
  return Math.min(from[end], to[end]) - Math.max(from[start], to[start]);
};
const middle = (box, x) => edges(x).reduce((sum, edge) => sum + box[edge] / 2, 0);

// The nearest part in a direction: in the same row, or the next one. From bar to content, only
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
    + Math.min(...edges(!x).map((edge) => Math.abs(box[edge] - from[edge])),
      Math.abs(middle(box, y) - middle(from, y))) / 8;
  return found.sort((a, b) => far(a) - far(b))[0]?.part;
};

// Moves the ring; false without one.
const moveFocus = (way) => {
  if (!isTV()) return false;
  const from = ringed();
  if (!from) return true;
  const bar = (part) => !part.closest(".front");
  const { true: alike, false: others = [] } =
    Object.groupBy(parts(), (part) => bar(part) === bar(from));
  const cross = (all) => way[1] && nearest(place(from), all, way, true);
  // Tabs are entered at the one that is open.
  const next = nearest(place(from), alike, way) ?? cross(others.filter(isOpen)) ?? cross(others);
  focusPart(next || from, true);
  return true;
};

// Opens what has the ring, unless the focus is elsewhere.
const press = () => isTV() && scope().contains(document.activeElement) && clickOn(ringed());

const startRemote = () => {
  const device = isTV();
  if (!device) return;
  device.addEventListener("focusin", ({ target }) => showRing(target));
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
