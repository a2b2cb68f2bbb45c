// Adds conveniences to pages that are complete without it: a search field, keyboard shortcuts,
// remembered choices, copy buttons. It fetches nothing and defines no global names.
(() => {
  "use strict";

  // The screens of all pages, if there are several: each with its title, page and other words. The
  // script that says them comes right after this one.
  let names = null;
  let named = () => {};
  addEventListener("riverbed-names", (event) => {
    names = event.detail;
    named();
  });

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
      // A choice in the address wins: it came along from another page.
      const named = document.getElementById(location.hash.slice(1));
      if (group.contains(named)) storage.set(name, named.parentElement.textContent);
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
      const gallery = field.closest(".gallery");
      const found = make("ul", { class: "found" });
      field.closest(".filters").after(found);
      const most = 100;
      const findInNames = (words) => {
        const hits = words.length
          ? names.filter((name) => {
            const text = name.join("\n").toLowerCase();
            return words.every((word) => text.includes(word));
          })
          : [];
        gallery.classList.toggle("finding", words.length > 0);
        found.replaceChildren(...hits.slice(0, most).map(([title, page, ...others]) => {
          const missing = words.filter((word) => !title.toLowerCase().includes(word));
          const score = (other) =>
            missing.filter((word) => other.toLowerCase().includes(word)).length;
          const reason = others.reduce(
            (best, other) => score(other) > score(best ?? "") ? other : best, null);
          return make("li", {}, make("a", { href: page, "data-step": "screen" }, title),
            make("span", { class: "muted" }, reason ? " " + reason : ""));
        }));
        if (hits.length > most) {
          found.append(make("li", { class: "muted" }, "and " + (hits.length - most) + " more"));
        }
        if (words.length && !hits.length) {
          found.append(make("li", { class: "muted" }, "No screen matches."));
        }
        message.textContent = words.length ? hits.length + " of " + names.length + " screens" : "";
      };
      const find = () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        if (names) return findInNames(words);
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
      named = find;
      if (field.value || names) find();
      if (location.hash === "#find") field.focus();
    }

    // Menus close when someone chooses with a pointer, clicks elsewhere, or presses Escape.
    for (const list of all("details.menu fieldset[data-remember]")) {
      list.addEventListener("click", (event) => {
        if (event.detail > 0 && event.target.matches("input")) {
          list.closest("details.menu").open = false;
        }
      });
    }
    const closeMenus = (but) => {
      for (const menu of all("details.menu[open]")) {
        if (menu !== but) menu.open = false;
      }
    };
    document.addEventListener("click", (event) => closeMenus(event.target.closest(".menu")));
    document.addEventListener("keydown", (event) => {
      const menu = event.key === "Escape" && event.target.closest(".menu[open]");
      if (!menu) return;
      menu.open = false;
      menu.querySelector("summary").focus();
    });

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

    // The address of the site, which pages do not know.
    const root = document.querySelector('link[rel="stylesheet"]').href.replace(/style\.css$/, "");
    for (const place of all("[data-copy*='https://SITE/']")) {
      const text = place.dataset.copy.replace("https://SITE/", root);
      place.dataset.copy = text;
      place.firstElementChild.textContent = text;
    }

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

    // Copies the link to the picture that a viewer shows, and says so on the link itself.
    for (const link of all("a.copy-link")) {
      const words = "Copy link";
      link.textContent = words;
      link.addEventListener("click", () =>
        copy(link.href, () => {
          link.textContent = "Link copied";
          message.textContent = "Link copied";
          setTimeout(() => { link.textContent = words; }, 2000);
        }));
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

    // The prototype remembers the way through it, so that Back goes where one came from.
    const play = document.querySelector(".play");
    if (play) {
      const here = location.href.split("#")[0];
      const read = (key) => {
        try { return JSON.parse(sessionStorage.getItem("riverbed." + key)); } catch { return null; }
      };
      const write = (key, value) => {
        try { sessionStorage.setItem("riverbed." + key, JSON.stringify(value)); } catch {
          /* The links themselves still go back. */
        }
      };
      const arrive = () => {
        const pages = read("trail") ?? [];
        const name = (page) => page.slice(page.lastIndexOf("/"));
        const place = pages.map(name).lastIndexOf(name(here));
        if (read("next") === here) write("trail", [...pages, here].slice(-100));
        else write("trail", [...pages.slice(0, Math.max(place, 0)), here]);
        write("next", null);
      };
      arrive();
      addEventListener("pageshow", (event) => { if (event.persisted) arrive(); });
      play.addEventListener("click", (event) => {
        const link = event.target.closest("a");
        if (!link) return;
        const address = new URL(link.getAttribute("href"), location.href);
        // These are not steps for the browser's own Back.
        if (address.hash && address.hash !== "#menu") {
          event.preventDefault();
          return location.replace(address.hash);
        }
        if (!link.classList.contains("back")) {
          if (address.hash) return;
          if (link.classList.contains("rotate")) write("trail", (read("trail") ?? []).slice(0, -1));
          write("next", address.href);
          return;
        }
        const last = (read("trail") ?? []).at(-2);
        if (!last) return;
        event.preventDefault();
        const folder = (page) => page.slice(0, page.lastIndexOf("/") + 1);
        location.href = folder(here) + last.slice(folder(last).length);
      });

      const tint = document.getElementById("tint");
      tint.checked = read("tint") === true;
      tint.addEventListener("change", () => write("tint", tint.checked));
    }

    // Shortcuts, which can be switched off, for example for speech input.
    let usesKeys = storage.get("keys") !== "off";

    const isShown = (element) => element.getClientRects().length > 0;

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

    // The pages of a report: the page before or after, and the ways to compare pictures.
    const turn = (direction) => {
      const link = document.querySelector(`.steps [data-step="${direction}"]`);
      link?.click();
      return link !== null;
    };

    const choose = (number) => {
      const mode = document.getElementById("mode-" + number);
      mode?.click();
      return mode !== null;
    };

    const keys = {
      "/": () => {
        if (field) field.focus();
        else location.assign(document.querySelector(".brand").href + "#find");
      },
      "?": () => help.showModal(),
      b: () => play?.querySelector(".back")?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true })) ?? false,
      m: () => play && document.getElementById("menu") ? void (location.hash = "menu") : false,
      t: () => play ? document.getElementById("tint").click() : false,
      Escape: () => play && location.hash === "#menu" ? void location.replace("#screen") : false,
      j: () => step(1),
      k: () => step(-1),
      ArrowRight: () => move(1, 0) || turn("next"),
      ArrowLeft: () => move(-1, 0) || turn("previous"),
      ArrowDown: () => move(0, 1),
      ArrowUp: () => move(0, -1),
    };

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target.closest("input, textarea, select, dialog") || !usesKeys) return;
      const action = Object.hasOwn(keys, event.key)
        ? keys[event.key] : /^[1-5]$/.test(event.key) ? () => choose(event.key) : null;
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
        ...(document.getElementById("mode-1")
          ? [row(["1", "5"], "Side by side … blink"), row(["←", "→"], "Previous and next page")] : []),
        row(["b", "m", "t"], "In the prototype: back, menu, and what can be tapped"),
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
