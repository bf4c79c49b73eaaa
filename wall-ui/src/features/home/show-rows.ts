/** Takes the last `hidden` rows of a list off the screen, for a finger and a reader alike. */
export const showRows = (list: HTMLElement, hidden: number): void => {
  const first = list.children.length - hidden;
  for (const [at, row] of [...list.children].entries()) row.toggleAttribute("hidden", at >= first);
};
