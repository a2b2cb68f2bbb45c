// Closes what is open; false where nothing is.
const close = () =>
  click(":is(.menu, .stand-in:not(.step) > .opened):target a") || click("#controls:checked");
const goBack = () => click(".play-controls .back");

// Keys; false where they do nothing.
const actions = () => ({
  b: goBack,
  m: () => click('[href="#menu"]'),
  t: () => click("#tint"),
  Escape: () => close() || control.leave(),
  ...control.keys,
});

const keyRows = () => [
  [["b"], "Back"],
  [["m"], "Menu"],
  [["t"], document.querySelector("#tint").parentElement.textContent.trim()],
  ...control.keyRows,
];
