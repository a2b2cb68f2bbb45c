// Closes what is open, as a click on its button does; false where nothing is.
const close = () => {
  const open = document.querySelector(".menu:target, .stand-in:not(.step) > .opened:target");
  if (!open) return click("#controls:checked");
  replace(address(open.querySelector("a")));
  return true;
};

// What each key does; false where it does nothing on this page.
const actions = () => {
  const back = document.querySelector(".play-controls .back");
  return {
    b: () => clickOn(back),
    m: () => document.getElementById("menu") ? void replace(here() + "#menu") : false,
    t: () => click("#tint"),
    Escape: () => close() || (isTV() && clickOn(back)),
    Enter: press,
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
  [["t"], document.querySelector("#tint").parentElement.textContent.trim()],
  [["Esc"], "Close what is open; on a TV also back"],
  [["←", "→", "↑", "↓"], "On a TV: move the focus"],
];
