// Adds conveniences to pages that are complete without it: a search field, keyboard shortcuts,
// remembered choices, copy buttons. It fetches nothing and defines no global names.
(() => {
  "use strict";

  const run = () => {
    const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

    const make = (name, attributes = {}, ...children) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      element.append(...children);
      return element;
    };

    // Storage may be forbidden, as it is for files in some browsers.
    const storage = {
      get(key) {
        try { return localStorage.getItem("riverbed." + key); } catch { return null; }
      },
      set(key, value) {
        try { localStorage.setItem("riverbed." + key, value); } catch { /* It is not remembered. */ }
      },
    };

    const message = make("p", { class: "visually-hidden", role: "status" });

    // Remembered choices: a choice on one page applies to the next.
    for (const group of all("fieldset[data-remember]")) {
      const name = group.dataset.remember;
      const wanted = storage.get(name);
      for (const input of all("input", group)) {
        const title = input.parentElement.textContent;
        if (title === wanted) input.checked = true;
        input.addEventListener("change", () => storage.set(name, title));
      }
    }

    // The search field.
    const field = document.getElementById("find");
    if (field) {
      const cards = all("[data-find]");
      const find = () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0;
        for (const card of cards) {
          card.hidden = !words.every((word) => card.dataset.find.includes(word));
          if (!card.hidden) count += 1;
        }
        message.textContent = words.length ? count + " of " + cards.length + " screens" : "";
      };
      field.closest("[hidden]").hidden = false;
      field.addEventListener("input", find);
      field.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !field.value) return;
        field.value = "";
        find();
      });
      if (field.value) find();
    }

    // Copying. The older way works where pages cannot use the clipboard, such as from a folder.
    const copy = async (text, done) => {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        const area = make("textarea", { class: "visually-hidden", readonly: "readonly" });
        area.value = text;
        const focused = document.activeElement;
        (focused?.closest("dialog") ?? document.body).append(area);
        area.select();
        const copied = document.execCommand("copy");
        area.remove();
        focused?.focus();
        if (!copied) return;
      }
      done();
    };

    for (const place of all("[data-copy]")) {
      const button = make("button", { type: "button" }, "Copy");
      button.addEventListener("click", () =>
        copy(place.dataset.copy, () => {
          button.textContent = "Copied";
          message.textContent = "Copied";
          setTimeout(() => { button.textContent = "Copy"; }, 2000);
        }));
      place.append(button);
    }

    for (const link of all("a.anchor")) {
      link.addEventListener("click", () =>
        copy(link.href, () => { message.textContent = "Link copied"; }));
    }

    // Marks the layer of the box in the address, which the drawing outlines.
    const layers = all("a.layer");
    const mark = () => {
      for (const layer of layers) {
        const isNamed = layer.hash !== "" && layer.hash === location.hash;
        if (isNamed) layer.setAttribute("aria-current", "location");
        else layer.removeAttribute("aria-current");
      }
    };
    if (layers.length) {
      addEventListener("hashchange", mark);
      mark();
    }

    // Shortcuts, which can be switched off, for example for speech input.
    let usesKeys = storage.get("keys") !== "off";

    const isShown = (element) => element.getClientRects().length > 0;

    const step = (by) => {
      const link = document.querySelector(`[data-step="${by > 0 ? "next" : "previous"}"]`);
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

    const keys = {
      "/": () => {
        if (field) field.focus();
        else document.querySelector(".brand").click();
      },
      "?": () => help.showModal(),
      j: () => step(1),
      k: () => step(-1),
      ArrowRight: () => move(1, 0),
      ArrowLeft: () => move(-1, 0),
      ArrowDown: () => move(0, 1),
      ArrowUp: () => move(0, -1),
    };

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target.closest("input, textarea, select, dialog") || !usesKeys) return;
      const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
      if (action && action() !== false) event.preventDefault();
    });

    // The help, which a button in the footer also opens.
    const row = (names, text) =>
      make("div", {}, make("dt", {}, ...names.flatMap((name) => [make("kbd", {}, name), " "])),
        make("dd", {}, text));
    const uses = make("input", { type: "checkbox" });
    uses.checked = usesKeys;
    uses.addEventListener("change", () => {
      usesKeys = uses.checked;
      storage.set("keys", usesKeys ? "on" : "off");
    });
    const close = make("button", { type: "button" }, "Close");
    const help = make("dialog", { class: "help", "aria-labelledby": "help-title" },
      make("h2", { id: "help-title" }, "Keys"),
      make("dl", {},
        row(["/"], "Find a screen"),
        row(["j", "k"], "Next and previous screen"),
        row(["←", "→", "↑", "↓"], "Move among cards, or pictures of the matrix"),
        row(["?"], "This help")),
      make("p", {}, make("label", {}, uses, " Use these keys")),
      close);
    close.addEventListener("click", () => help.close());
    const opener = make("button", { type: "button" }, "Keys");
    opener.addEventListener("click", () => help.showModal());
    document.querySelector(".foot")?.append(opener);
    document.body.append(help, message);
  };

  // In an XML page a browser may not wait for the end, whatever the script element says.
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
})();
