(() => {
"use strict";

// What several parts of the script need.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const isShown = (element) => element.checkVisibility({ visibilityProperty: true });

// Values in a storage, which some browsers forbid for files.
const keeping = (storage) => ({
  get(key) {
    try { return JSON.parse(storage().getItem("riverbed." + key)); } catch { return null; }
  },
  set(key, value) {
    try { storage().setItem("riverbed." + key, JSON.stringify(value)); } catch {
      /* It is not remembered. */
    }
  },
});
const storage = keeping(() => localStorage);
// What the tool that explains a drawing is made of, which knows neither the page nor the selection.

const points = (number) => Math.round(number * 100) / 100 + " pt";

const color = (text) => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(text)?.slice(1);
  return parts ? "#" + parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("") : text;
};

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

// Returns the color of the ground of a box.
const ground = ({ element }) => {
  const shape = element.querySelector("rect[fill]:not([fill='none'])");
  const isOwn = shape?.closest("g[data-frame][id]") === element;
  return isOwn ? color(getComputedStyle(shape).fill) : "";
};

// Returns the distances between two boxes, across and down; negative where they overlap.
const gaps = (one, other) => ({
  across: Math.max(other.x - one.right, one.x - other.right),
  down: Math.max(other.y - one.bottom, one.y - other.bottom) });

const rows = (facts) => make("dl", { class: "facts" },
  ...facts.map(([term, ...words]) =>
    make("div", {}, make("dt", {}, term), make("dd", {}, ...words))));

// Makes an element of a drawing.
const draw = (name, attributes = {}, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

// Draws the distances between two boxes, from edge to edge.
const lines = (selected, second) => ["x", "y"].flatMap((axis) => {
  const [end, across, far] = axis === "x" ? ["right", "y", "bottom"] : ["bottom", "x", "right"];
  const [one, other] = selected[axis] < second[axis] ? [selected, second] : [second, selected];
  const gap = other[axis] - one[end];
  if (gap < 0) return [];
  const start = Math.max(one[across], other[across]);
  const middle = (start + Math.max(start, Math.min(one[far], other[far]))) / 2;
  const [line, words] = [draw("line"), draw("text", {}, points(gap))];
  const place = { [axis]: one[end], [across]: middle };
  for (const name of ["x", "y"]) {
    line.setAttribute(name + "1", place[name]);
    line.setAttribute(name + "2", name === axis ? other[axis] : middle);
    words.setAttribute(name, name === axis ? one[end] + gap / 2 : middle);
  }
  return [line, words];
});
// Makes a tool of the drawing that explains a screen: a click selects a box and says how large it is,
// how far it is from others, and where it comes from. The page around it is complete without that.
const inspect = () => {
  // Returns the box of an element of the drawing: its place in the window, and its layer.
  const boxOf = (element) => {
    const [x, y, width, height] = element.dataset.frame.split(" ").map(Number);
    return { element, x, y, width, height, right: x + width, bottom: y + height,
      layer: layers.get(element.id) };
  };

  const drawing = document.querySelector(".inspect-boxes svg");
  // Over the picture with redlines, to its scale.
  const sheet = document.querySelector(".redline-boxes");
  const layers = new Map(all("a.layer").map((layer) => [layer.hash.slice(1), layer]));
  const elements = all("g[data-frame][id]", drawing ?? document.body).filter(({ id }) => layers.has(id));

  const around = ({ element }) => element.parentElement.closest("g[data-frame][id]");
  const inside = ({ element }) =>
    elements.filter((other) => other.parentElement.closest("g[data-frame][id]") === element);
  const called = ({ layer }) => layer.querySelector("bdi")?.textContent ?? layer.textContent.trim();

  const panel = make("div", { class: "inspector", role: "status" });
  let selected = null;
  let second = null;
  let isMeasuring = false;
  const measure = make("button", { type: "button" }, "Measure to another box");
  measure.addEventListener("click", () => {
    isMeasuring = !isMeasuring;
    measure.setAttribute("aria-pressed", isMeasuring);
  });
  const close = make("button", { type: "button" }, "Close");
  close.addEventListener("click", () => select(null));

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

  // The numbers that decide the distances, each with the key that has it, from their table.
  const origins = all("#measures tr").filter((row) => row.querySelector("code"));
  const measures = make("details", { class: "inspector" },
    make("summary", {}, "Where distances come from"),
    rows(origins.map(({ cells: [name, points, origin] }) =>
      [name.textContent, points.textContent + " by ", ...origin.cloneNode(true).childNodes])));

  const between = () => {
    const { across, down } = gaps(selected, second);
    const words = [[across, "across"], [down, "down"]].filter(([gap]) => gap >= 0)
      .map(([gap, way]) => points(gap) + " " + way).join(", ");
    return [["Between " + called(selected) + " and " + called(second), words || "they overlap"]];
  };

  // How large letters are in a drawing, so that they are equally large on every page.
  const lettering = ({ ownerSVGElement: canvas }) => {
    const { width } = canvas.viewBox.baseVal;
    return 13 * width / (canvas.getBoundingClientRect().width || width);
  };

  // Draws the distance over what is shown; over the redlines also what it is between.
  const rulers = [drawing, sheet].map((canvas) =>
    canvas.appendChild(draw("g", { class: "ruler" })));
  const drawRulers = () => {
    for (const ruler of rulers) {
      if (!isShown(ruler.ownerSVGElement)) continue;
      const outlined = ruler.ownerSVGElement === sheet
        ? [[second, "measured"], [selected, "selected"]].filter(([box]) => box) : [];
      ruler.setAttribute("font-size", lettering(ruler));
      ruler.replaceChildren(
        ...outlined.map(([{ x, y, width, height }, name]) =>
          draw("rect", { class: name, x, y, width, height })),
        ...(second ? lines(selected, second) : []));
    }
  };

  // Says which box is under the pointer, and how large it is, above the box.
  const hovered = draw("text", { class: "hovered" });
  const name = ({ target, pointerType }) => {
    const element = pointerType !== "touch" && target.closest?.("g[data-frame][id]");
    hovered.replaceChildren();
    if (!element || !elements.includes(element)) return;
    const box = boxOf(element);
    const frame = drawing.viewBox.baseVal;
    const size = lettering(hovered);
    const isEnding = box.x > frame.x + frame.width / 2;
    hovered.setAttribute("x", isEnding ? Math.min(box.right, frame.x + frame.width) : box.x);
    hovered.setAttribute("y", Math.max(box.y, frame.y + size * 1.6) - size * 0.5);
    hovered.setAttribute("text-anchor", isEnding ? "end" : "start");
    hovered.setAttribute("font-size", size);
    hovered.append(`${called(box)}, ${points(box.width).slice(0, -3)}×${points(box.height)}`);
  };

  const side = document.querySelector(".inspect-side");
  const show = () => {
    for (const element of elements) {
      element.classList.toggle("selected", element === selected?.element);
      element.classList.toggle("measured", element === second?.element);
    }
    for (const [id, layer] of layers) {
      if (id === selected?.element.id) layer.setAttribute("aria-current", "location");
      else layer.removeAttribute("aria-current");
    }
    drawRulers();
    isMeasuring = false;
    measure.setAttribute("aria-pressed", "false");
    panel.hidden = !selected;
    measures.hidden = !selected || !origins.length;
    if (!selected) return;
    panel.replaceChildren(
      close, make("h3", {}, called(selected)), distances.get(selected.layer) ?? "",
      make("p", {}, measure, " ", make("span", { class: "muted by-keys" },
        "Hold Shift and click another box to measure.")),
      rows([...(second ? between() : []), ...facts(selected)]),
      make("p", { class: "muted small" }, make("span", { class: "by-keys" },
        "Arrows walk through the boxes, Escape goes up. "),
        "A second click follows what opens something."),
      ...source(selected));
  };

  // Selects a box, and names it in the address, without moving the page to it.
  const select = (element) => {
    selected = element ? boxOf(element) : null;
    second = null;
    history.replaceState(null, "", "#" + (element?.id ?? "picture"));
    show();
    // What is said is in view, unless someone is among the layers.
    if (!side.querySelector(".layers").contains(document.activeElement)) side.scrollTop = 0;
    uncover();
  };

  // Moves the page so that the panel does not cover what is selected, where it is at the window's end.
  const uncover = () => {
    const box = all(".inspect-stage .selected").find(isShown)?.getBoundingClientRect();
    if (!box || getComputedStyle(panel).position !== "sticky") return;
    const covered = box.bottom + 8 - panel.getBoundingClientRect().top;
    if (covered > 0) scrollBy(0, Math.min(covered, box.top - 8));
  };

  const click = (event) => {
    const element = event.target.closest?.("g[data-frame][id]");
    if (!element || !elements.includes(element) || event.ctrlKey || event.metaKey) return;
    const link = event.target.closest("a[href]");
    if (link && link.closest("g[data-frame][id]") !== element) return;
    if (element === selected?.element && !event.shiftKey && !isMeasuring) return;
    event.preventDefault();
    choose(element, event);
  };

  // A click on the redlines is one on the smallest box of the drawing that is there.
  const clickThere = (event) => {
    const { x, y } = new DOMPoint(event.clientX, event.clientY)
      .matrixTransform(sheet.getScreenCTM().inverse());
    const boxes = elements.map(boxOf).filter((box) =>
      box.x <= x && x <= box.right && box.y <= y && y <= box.bottom);
    // Outside the window nothing is drawn.
    if (boxes[0]?.element !== elements[0]) return;
    const { element: there } = boxes.reduce((best, box) =>
      box.width * box.height <= best.width * best.height ? box : best);
    const link = all("a[href]", there).find((one) => one.closest("g[data-frame][id]") === there);
    (link ?? there).dispatchEvent(new MouseEvent("click", event));
  };

  // Selects a box, or measures to it: with Shift, or after the button that says so.
  const choose = (element, { shiftKey }) => {
    if (!shiftKey && !isMeasuring || !selected) return select(element);
    second = element === selected.element ? null : boxOf(element);
    show();
  };

  const clickLayer = (event) => {
    const element = elements.find(({ id }) => layers.get(id) === event.currentTarget);
    if (!element || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(element, event);
  };

  // Returns the box to which an arrow leads: the one before or after in the same box, the one around,
  // or the first one inside.
  const walk = (box, key) => {
    const outer = around(box);
    const beside = outer ? inside(boxOf(outer)) : [box.element];
    const place = beside.indexOf(box.element);
    return { ArrowUp: beside[place - 1], ArrowDown: beside[place + 1],
      ArrowLeft: outer, ArrowRight: inside(box)[0], Escape: outer }[key];
  };

  const press = (event) => {
    if (!selected || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, dialog[open], details.menu[open], .scroll, .code")) return;
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape"];
    if (!keys.includes(event.key)) return;
    event.preventDefault();
    const next = walk(event.shiftKey && second || selected, event.key);
    if (next) choose(next, event);
    else if (event.key === "Escape") select(null);
  };

  const follow = () => {
    const element = elements.find(({ id }) => "#" + id === location.hash);
    if (!element || element === selected?.element) return;
    selected = boxOf(element);
    second = null;
    show();
    side.scrollTop = 0;
  };

  if (elements.length) {
    side.prepend(panel, measures);
    drawing.append(hovered);
    drawing.closest("figure").before(make("p", { class: "muted small" },
      "Click a box to see its size, its distances, and where it comes from."));
    drawing.addEventListener("click", click);
    sheet.addEventListener("click", clickThere);
    for (const view of all('[name="inspect-view"]')) view.addEventListener("change", drawRulers);
    drawing.addEventListener("pointerover", name);
    drawing.addEventListener("pointerleave", () => hovered.replaceChildren());
    // Shift measures, and selects no text.
    drawing.addEventListener("mousedown", (event) => event.shiftKey && event.preventDefault());
    for (const layer of layers.values()) layer.addEventListener("click", clickLayer);
    document.addEventListener("keydown", press);
    addEventListener("hashchange", follow);
    show();
    follow();
  }
};

// In an XML page a browser may not wait for the end, whatever the script element says.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", inspect);
else inspect();
})();
