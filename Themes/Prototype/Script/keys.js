// Closes what is open; false where nothing is.
const close = () => {
  if (!document.querySelector(".play :target")) return false;
  replace(here() + "#screen");
  return true;
};

// What each key does; false where it does nothing on this page.
const actions = () => {
  const back = document.querySelector(".play-controls .back");
  const isTV = document.querySelector(".device.tv") !== null;
  return {
    b: () => clickOn(back),
    m: () => document.getElementById("menu") ? void replace(here() + "#menu") : false,
    t: () => click("#tint"),
    Escape: () => close() || (isTV && clickOn(back)),
    ArrowRight: () => moveFocus([1, 0]),
    ArrowLeft: () => moveFocus([-1, 0]),
    ArrowDown: () => moveFocus([0, 1]),
    ArrowUp: () => moveFocus([0, -1]),
  };
};

// The keys of the prototype in words.
const keyRows = () => [
  [["b"], "Back"],
  [["m"], "Menu"],
  [["t"], "Show what can be tapped"],
  [["Esc"], "Close what is open; on a TV also back"],
  [["←", "→", "↑", "↓"], "On a TV: move the focus"],
];
