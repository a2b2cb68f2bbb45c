// Marks the layer of the box in the address, which the drawing outlines.
const markLayers = () => {
  const layers = all("a.layer");
  const mark = () => {
    for (const layer of layers) {
      const isNamed = layer.hash !== "" && layer.hash === location.hash;
      if (isNamed) layer.setAttribute("aria-current", "location");
      else layer.removeAttribute("aria-current");
    }
  };
  if (!layers.length) return;
  addEventListener("hashchange", mark);
  mark();
};

// Opens what is folded around the place in the address, as some browsers do by themselves.
const unfold = () => {
  const place = document.getElementById(location.hash.slice(1));
  const fold = place?.closest("details:not([open], .menu)");
  if (!fold) return;
  fold.open = true;
  place.scrollIntoView();
};
