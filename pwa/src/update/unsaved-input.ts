const fields = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";
const touched = new Set<Element>();

/** Begins to notice what is typed on the page. */
export const watchUnsavedInput = (): void =>
  document.addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof Element && target.matches(fields)) touched.add(target);
    },
    { capture: true, passive: true },
  );

/** Whether something stands on the page that somebody typed and nothing has taken yet: it would be lost with the page. */
export const hasUnsavedInput = (): boolean => {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some((field) => !("value" in field) || field.value !== "");
};
