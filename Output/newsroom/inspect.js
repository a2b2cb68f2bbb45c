// Makes a tool of the drawing that explains a screen: a click selects a box and says how large it is,
// how far it is from others, and where it comes from. The page around it is complete without that.
const inspect = () => {
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const points = (number) => Math.round(number * 100) / 100 + " pt";

  // Returns the box of an element of the drawing: its place in the window, and its layer.
  const boxOf = (element) => {
    const [x, y, width, height] = element.dataset.frame.split(" ").map(Number);
    return { element, x, y, width, height, right: x + width, bottom: y + height,
      layer: layers.get(element.id) };
  };

  const drawing = document.querySelector(".inspect-boxes svg");
  const layers = new Map(all("a.layer").map((layer) => [layer.hash.slice(1), layer]));
  const elements = all("g[data-frame][id]", drawing ?? document.body).filter(({ id }) => layers.has(id));

  const around = ({ element }) => element.parentElement.closest("g[data-frame][id]");
  const inside = ({ element }) =>
    elements.filter((other) => other.parentElement.closest("g[data-frame][id]") === element);
  const called = ({ layer }) => layer.querySelector("bdi")?.textContent ?? layer.textContent.trim();

  // Returns the distances between two boxes, across and down; negative where they overlap.
  const gaps = (one, other) => ({
    across: Math.max(other.x - one.right, one.x - other.right),
    down: Math.max(other.y - one.bottom, one.y - other.bottom) });

  // Returns the fonts and colors of the texts in a box that are not in a smaller one.
  const texts = ({ element }) => {
    const own = all("text", element).filter((text) => text.closest("g[data-frame][id]") === element);
    const words = own.map((text) => {
      const look = getComputedStyle(text);
      const weight = look.fontWeight === "700" ? "bold" : "regular";
      return points(parseFloat(text.getAttribute("font-size"))) + " " + weight + ", " + color(look.fill);
    });
    return [...new Set(words)].join("; ");
  };

  const color = (text) => {
    const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1);
    return parts ? "#" + parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("") : text;
  };

  const ground = ({ element }) => {
    const shape = element.querySelector("rect[fill]:not([fill='none'])");
    const isOwn = shape?.closest("g[data-frame][id]") === element;
    return isOwn ? color(getComputedStyle(shape).fill) : "";
  };

  const panel = make("div", { class: "inspector", role: "status" });
  let selected = null;
  let second = null;

  // The page says how large each box is, and how far from others: here instead of among the layers.
  const distances = new Map(all(".layers p").map((words) =>
    [words.parentElement.querySelector(".layer"), words]));
  for (const words of distances.values()) words.remove();

  const facts = (box) => [
    ["Position", points(box.x) + " from the left, " + points(box.y) + " from the top"],
    ["Text", texts(box)], ["Color", ground(box)], ["Comes from", box.element.dataset.source ?? ""],
  ].filter(([, words]) => words);

  // Returns the JSON of the component that a box is a part of, from its card on the page.
  const source = ({ element }) => {
    for (let part = element; part; part = part.parentElement?.closest("g[data-frame][id]")) {
      const card = document.getElementById(layers.get(part.id)?.getAttribute("aria-controls"));
      if (!card) continue;
      const place = card.querySelector(".place");
      const code = card.querySelector(".code")?.cloneNode(true);
      code?.setAttribute("aria-label", "JSON of what is selected");
      return [make("p", {}, make("a", { href: "#" + card.id }, "Its component"), " ",
        ...(place ? [place.cloneNode(true)] : [])), ...(code ? [code] : [])];
    }
    return [];
  };

  const rows = (facts) => make("dl", { class: "facts" },
    ...facts.map(([term, words]) => make("div", {}, make("dt", {}, term), make("dd", {}, words))));

  const between = () => {
    const { across, down } = gaps(selected, second);
    const words = [[across, "across"], [down, "down"]].filter(([gap]) => gap >= 0)
      .map(([gap, way]) => points(gap) + " " + way).join(", ");
    return [["Between " + called(selected) + " and " + called(second), words || "they overlap"]];
  };

  const show = () => {
    for (const element of elements) {
      element.classList.toggle("selected", element === selected?.element);
      element.classList.toggle("second", element === second?.element);
    }
    panel.hidden = !selected;
    if (!selected) return;
    panel.replaceChildren(
      make("h3", {}, called(selected)), distances.get(selected.layer) ?? "",
      rows([...(second ? between() : []), ...facts(selected)]),
      ...source(selected),
      make("p", { class: "muted small" }, "Arrows walk through the boxes, Escape goes up. "
        + "Shift and a click measures to another box; a second click follows what opens something."));
  };

  // Selects a box, and names it in the address, where the stylesheet and the layers find it.
  const select = (element) => {
    selected = element ? boxOf(element) : null;
    second = null;
    const [x, y] = [scrollX, scrollY];
    location.replace("#" + (element?.id ?? "picture"));
    scrollTo(x, y);
    show();
  };

  const click = (event) => {
    const element = event.target.closest?.("g[data-frame][id]");
    if (!element || !elements.includes(element) || event.ctrlKey || event.metaKey) return;
    const link = event.target.closest("a[href]");
    if (link && link.closest("g[data-frame][id]") !== element) return;
    if (element === selected?.element && !event.shiftKey) return;
    event.preventDefault();
    if (event.shiftKey && selected) {
      second = boxOf(element);
      show();
    } else {
      select(element);
    }
  };

  // Returns the box to which an arrow leads: the one before or after in the same box, the one around,
  // or the first one inside.
  const walk = (key) => {
    const outer = around(selected);
    const beside = outer ? inside(boxOf(outer)) : [selected.element];
    const place = beside.indexOf(selected.element);
    return { ArrowUp: beside[place - 1], ArrowDown: beside[place + 1],
      ArrowLeft: outer, ArrowRight: inside(selected)[0], Escape: outer }[key];
  };

  const press = (event) => {
    if (!selected || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, dialog[open], details.menu[open], .scroll, .code")) return;
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape"];
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    const next = walk(event.key);
    if (next) select(next);
    else if (event.key === "Escape") select(null);
  };

  const follow = () => {
    const element = elements.find(({ id }) => "#" + id === location.hash);
    if (!element || element === selected?.element) return;
    selected = boxOf(element);
    second = null;
    show();
  };

  if (elements.length) {
    document.querySelector(".inspect-side").prepend(panel);
    drawing.addEventListener("click", click);
    document.addEventListener("keydown", press);
    addEventListener("hashchange", follow);
    show();
    follow();
  }
};

// In an XML page a browser may not wait for the end, whatever the script element says.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", inspect);
else inspect();
