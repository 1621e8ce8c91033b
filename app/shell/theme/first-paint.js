// Applies the theme before the first paint and resolves `pagePainted` after it. Every page includes this script.
{
  const root = document.documentElement;
  const show = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  try {
    show(localStorage.getItem("theme"));
  } catch {
    // Without storage the site uses the theme of the system.
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === "theme" || key === null) show(newValue);
  });

  // The browser's own frame needs the chosen theme too; the head has only the system's.
  const colourFrame = () => {
    const chosen = root.dataset.theme;
    for (const colour of document.querySelectorAll("meta[name=theme-color]")) {
      const { theme } = colour.dataset;
      if (chosen) colour.media = theme === chosen ? "all" : "not all";
      else colour.media = `(prefers-color-scheme: ${theme})`;
    }
  };
  colourFrame();
  new MutationObserver(colourFrame).observe(root, { attributeFilter: ["data-theme"] });
}

// Resolves after two seconds at the latest: a picture may never load, and a tab in the background paints nothing.
globalThis.pagePainted = new Promise((resolve) => {
  addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, resolve, { once: true, capture: true, passive: true });
  }
  setTimeout(resolve, 2000);
});
