// Goes to the next or the previous page or screen.
const step = (by) => {
  const link = all(`[data-step="${by > 0 ? "next" : "previous"}"]`).find(isShown);
  if (link) return link.click();
  const links = all('[data-step="screen"]').filter(isShown);
  const place = links.indexOf(document.activeElement);
  const next = place < 0 ? (by > 0 ? 0 : links.length - 1) : place + by;
  links[next]?.focus();
};

// Moves to the nearest link in one direction, among those of a gallery or matrix.
const move = (x, y) => {
  const active = document.activeElement;
  const selector = active.closest(".matrix td") ? ".matrix td .shot" : '[data-step="screen"]';
  if (!active.matches(selector)) return false;
  const middle = (element) => {
    const box = (element.closest("td, .screen") ?? element).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [fromX, fromY] = middle(active);
  let best = null;
  let least = Infinity;
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

// Clicks an element, if the page has it. Links in drawings do not have `click()`.
const click = (selector) => {
  const element = document.querySelector(selector);
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return element !== null;
};

// What each key does; false where it does nothing on this page.
const actions = (help) => {
  const isPlay = document.querySelector(".play") !== null;
  const field = document.getElementById("find");
  return {
    "/": () => {
      if (field) field.focus();
      else location.assign(document.querySelector(".brand").href + "#find");
    },
    "?": () => help.showModal(),
    b: () => click(".play .back"),
    m: () => isPlay && document.getElementById("menu") ? void (location.hash = "menu") : false,
    t: () => click("#tint"),
    Escape: () => isPlay && location.hash === "#menu" ? void location.replace("#screen") : false,
    j: () => step(1),
    k: () => step(-1),
    ArrowRight: () => move(1, 0) || click('.steps [data-step="next"]'),
    ArrowLeft: () => move(-1, 0) || click('.steps [data-step="previous"]'),
    ArrowDown: () => move(0, 1),
    ArrowUp: () => move(0, -1),
    // The ways to compare pictures, in a report.
    1: () => click("#mode-1"),
    2: () => click("#mode-2"),
    3: () => click("#mode-3"),
    4: () => click("#mode-4"),
    5: () => click("#mode-5"),
  };
};

// Makes the table of keys, with a choice that switches them off, for example for speech input.
const makeHelp = (uses) => {
  const row = (names, text) =>
    make("div", {}, make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, name), " "])),
      make("dd", {}, text));
  const comparing = document.getElementById("mode-1")
    ? [row(["1", "5"], "Side by side … blink"), row(["←", "→"], "Previous and next page")] : [];
  const close = make("button", { type: "button" }, "Close");
  const help = make("dialog", { class: "help", "aria-labelledby": "help-title" },
    make("h2", { id: "help-title" }, "Keys"),
    make("dl", {},
      row(["/"], "Find a screen"),
      row(["j", "k"], "Next and previous screen"),
      row(["←", "→", "↑", "↓"], "Move among cards, or pictures of the matrix"),
      ...comparing,
      row(["b", "m", "t"], "In the prototype: back, menu, and what can be tapped"),
      row(["?"], "This help")),
    make("p", {}, make("label", {}, uses, " Use these keys")),
    close);
  close.addEventListener("click", () => help.close());
  return help;
};

// Adds keyboard shortcuts, and a button in the footer that explains them.
const startKeys = () => {
  const uses = make("input", { type: "checkbox" });
  uses.checked = storage.get("keys") !== "off";
  uses.addEventListener("change", () => storage.set("keys", uses.checked ? "on" : "off"));
  const help = makeHelp(uses);
  const opener = make("button", { type: "button" }, "Keys");
  opener.addEventListener("click", () => help.showModal());
  document.querySelector(".foot")?.append(opener);
  document.body.append(help);

  const keys = actions(help);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target.closest("input, textarea, select, dialog") || !uses.checked) return;
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
    if (action && action() !== false) event.preventDefault();
  });
};
