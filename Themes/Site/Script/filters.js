// Keeps the filters of the cards in the address of a gallery, and clears them where its page stays.
const startFilters = () => {
  const inputs = all(".gallery .filters input").filter(
    ({ name }) => ["type", "placement", "only"].includes(name));
  const asked = new URLSearchParams(location.search);
  const keep = () => {
    for (const name of new Set(inputs.map((input) => input.name))) {
      const chosen = inputs.filter(
        (input) => input.name === name && input.checked && !input.defaultChecked);
      keepInAddress(name, chosen.map((input) => input.value).join(" "));
    }
    find();
  };
  for (const input of inputs) {
    if (asked.get(input.name)?.split(" ").includes(input.value)) input.checked = true;
    input.addEventListener("change", keep);
  }
  document.querySelector(".clear")?.addEventListener("click", (event) => {
    event.preventDefault();
    for (const input of inputs) input.checked = input.defaultChecked;
    keep();
    document.querySelector(".card-filters summary").focus();
  });
  if (inputs.length) keep();
};
