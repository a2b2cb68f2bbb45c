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
