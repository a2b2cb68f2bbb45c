// What a screen was like when it was left.
const scrollers = () => [document.scrollingElement, ...all(".play :is(.down, .along)")];
const chosen = () => all(".device input");
const focusable = () => all(".play :is(a, input, [tabindex])");

// What of a part is tapped is drawn last.
const area = (part) => part.closest(".tab") ?? part.lastElementChild ?? part;
const showPart = (part, behavior) =>
  part && area(part).scrollIntoView({ block: "nearest", inline: "nearest", behavior });

// Gives a class to one part only, and anew.
const mark = (part, name, root) => {
  for (const one of all("." + name, root)) one.classList.remove(name);
  part?.getBoundingClientRect();
  part?.classList.add(name);
};

const savePlace = () => {
  const { number } = entry();
  // A screen that opens itself begins anew.
  session.set("place." + number, session.get("next")?.page === here() ? null : {
    page: file(),
    device: folder(here()),
    scrolls: scrollers().map(
      (one) => [one.scrollLeft / one.scrollWidth, one.scrollTop / one.scrollHeight]),
    chosen: chosen().map((one) => one.checked),
    // A part that was clicked shows no focus, except on a TV.
    focus: focusable().findIndex((one) => one.matches(".ringed, .ringed *, :focus-visible")),
  });
  session.set("place." + (number - 100), null);
};

const restorePlace = () => {
  const place = session.get("place." + entry().number);
  if (place?.page !== file()) return showPart(document.querySelector(".next"), "instant");
  chosen().forEach((one, index) => { one.checked = place.chosen[index] ?? one.checked; });
  scrollers().forEach((one, index) => {
    const [x, y] = place.scrolls[index] ?? [0, 0];
    one.scrollTo({ left: x * one.scrollWidth, top: y * one.scrollHeight, behavior: "instant" });
  });
  // Another device has other parts.
  if (place.device === folder(here())) control.focus(focusable()[place.focus]);
};
