// The bar below the page: what the last save did, and what is wrong.

const make = (name, attributes = {}, ...children) => {
  const element = document.createElementNS("http://www.w3.org/1999/xhtml", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const sentence = make("p", { class: "live-sentence", role: "status" });
const lead = make("a", { class: "live-lead", hidden: "" }, "Show me");
const hold = make("button", { type: "button", hidden: "" }, "Before");
const follow = make("input", { type: "checkbox" });
const report = make("a", { href: "/changes/" }, "All changes");
const bar = make("aside", { class: "live-bar", "aria-label": "Last save", hidden: "" },
  sentence, lead, hold, report, make("label", {}, follow, " Follow"));
const trouble = make("section", { class: "live-trouble", role: "alert", hidden: "" });

const followKey = "riverbed.live.follow";
follow.checked = sessionStorage.getItem(followKey) === "yes";
follow.addEventListener("change", () =>
  sessionStorage.setItem(followKey, follow.checked ? "yes" : "no"));

const startHolding = (number) => {
  const set = (isHeld) => holdBefore(isHeld, number());
  hold.addEventListener("pointerdown", () => set(true));
  for (const name of ["pointerup", "pointercancel", "pointerleave", "blur"]) {
    hold.addEventListener(name, () => set(false));
  }
  hold.addEventListener("keydown", (event) => {
    if ((event.key === " " || event.key === "Enter") && !event.repeat) set(true);
  });
  hold.addEventListener("keyup", () => set(false));
};

// Says what a save did.
const say = (event) => {
  bar.hidden = false;
  sentence.replaceChildren(make("time", {}, event.time), " " + event.sentence + " ");
  if (event.problems) {
    sentence.append(make("a", { href: root + "problems.xhtml" }, event.problems));
  }
  lead.hidden = !event.page || "/" + event.page === decodeURI(location.pathname);
  if (event.page) lead.href = "/" + encodeURI(event.page);
  hold.hidden = changed.length === 0;
};

// Says what is wrong with the app, whose last good state stays, or nothing.
const sayTrouble = (wrong) => {
  document.documentElement.classList.toggle("live-stale", Boolean(wrong));
  trouble.hidden = !wrong;
  if (!wrong) return;
  trouble.replaceChildren(
    make("p", { class: "live-place" }, make("strong", {}, wrong.place)),
    make("p", {}, wrong.message),
    make("pre", {}, ...wrong.lines.map(([number, text, isWrong]) =>
      make(isWrong ? "mark" : "span", {}, number.padStart(5) + "  " + text + "\n"))),
    make("p", { class: "live-hint" },
      wrong.lead ?? "This is how the app was before. It goes on when the file is right."));
};
