// Causes can be ticked as seen. The browser keeps that by the cause's id, for all pages and reports.

const isSeen = (id) => storage.get("seen." + id) === "yes";

// Returns how many causes of the first page are left to see, in words; nothing for a single one.
const leftInWords = (ids) => {
  const left = ids.filter((id) => !isSeen(id)).length;
  const place = document.querySelector("nav.pages") ? " on this page" : "";
  if (ids.length === 1) return "";
  if (!left) return `You have seen all ${ids.length} causes${place}`;
  return `${ids.length - left} of ${ids.length} causes${place} seen`;
};

// Adds a box to tick next to each cause, and on pages that list causes says what is left.
const startTicks = () => {
  const ticks = [];
  const list = document.getElementById("causes");
  const left = make("p", { class: "left", role: "status" });
  const update = () => {
    for (const [id, box] of ticks) box.checked = isSeen(id);
    if (list) left.textContent = leftInWords(ticks.map(([id]) => id));
  };
  for (const place of all("[data-cause]")) {
    const id = place.dataset.cause;
    const box = make("input", { type: "checkbox" });
    const title = place.closest("article")?.getAttribute("aria-labelledby");
    if (title) box.setAttribute("aria-describedby", title);
    box.addEventListener("change", () => {
      storage.set("seen." + id, box.checked ? "yes" : "no");
      update();
    });
    place.append(make("label", { class: "tick" }, box, "Seen"));
    ticks.push([id, box]);
  }
  if (list && ticks.length) list.before(left);
  update();
  // Another page of the report may have changed them.
  addEventListener("storage", update);
  addEventListener("pageshow", update);
};
