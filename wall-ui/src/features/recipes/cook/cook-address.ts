/** Where a recipe is cooked, for so many servings where the recipe says for how many it is. */
export const cookHref = (id: string, servings: number | undefined): string =>
  `/meals/cook/${encodeURIComponent(id)}${servings === undefined ? "" : `/${servings}`}`;

/** Whether a page of the wall is a recipe being cooked: it stays as it is while hands are in the dough. */
export const isCooking = (address: string): boolean => address.startsWith("/meals/cook/");
