// Goes to the next or the previous page or screen.
const step = (by) => {
  const link = all(`[data-step="${by > 0 ? "next" : "previous"}"]`).find(isShown);
  if (link) return link.click();
  const links = all('[data-step="screen"]').filter(isShown);
  const place = links.indexOf(document.activeElement);
  const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
  links[next]?.focus();
};

// Moves to the nearest link in one direction, among those of a gallery or of bars.
const move = (x, y) => {
  const active = document.activeElement;
  const selector = active.closest(".matrix") ? ".matrix .shot" : '[data-step="screen"]';
  if (!active.matches(selector)) return false;
  const middle = (element) => {
    const box = (element.closest("figure, .screen") ?? element).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [fromX, fromY] = middle(active);
  let [best, least] = [null, Infinity];
  for (const link of all(selector).filter(isShown)) {
    const [toX, toY] = middle(link);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const across = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (along > 1 && along > across && along + 3 * across < least) {
      best = link;
      least = along + 3 * across;
    }
  }
  best?.focus();
  return best !== null;
};

// What each key does; false where it does nothing on this page.
const actions = () => {
  const field = document.getElementById("find");
  return {
    "/": () => {
      if (field) field.focus();
      else location.assign(document.querySelector(".brand").href + "#find");
    },
    j: () => step(1),
    k: () => step(-1),
    ArrowRight: () => move(1, 0) || click('.steps [data-step="next"]'),
    ArrowLeft: () => move(-1, 0) || click('.steps [data-step="previous"]'),
    ArrowDown: () => move(0, 1),
    ArrowUp: () => move(0, -1),
  };
};

// The keys of a site in words.
const keyRows = () => [
  [["/"], "Find a screen"],
  [["j", "k"], "Next and previous screen"],
  ...(document.querySelector(".inspect-boxes")
    ? [[["←", "→", "↑", "↓"], "Walk through the boxes"], [["Esc"], "The box around"],
      [["Shift"], "With an arrow or a click: measure to another box"]]
    : [[["←", "→", "↑", "↓"], "Move among cards, or pictures of bars"]]),
];
