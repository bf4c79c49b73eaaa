/** Where a recipe is on the phone. */
export const recipeAddress = (id: string): string => `/lists/recipes/${encodeURIComponent(id)}`;

/** The id in such an address, as the router gives it: it leaves some characters escaped. */
export const recipeIdIn = (word: string): string => {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
};
