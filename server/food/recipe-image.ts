/** The path of a recipe's picture, which changes with the picture, so that browsers may cache it forever. */
export const recipeImagePath = (
  recipeId: string,
  picture: string | undefined,
): { image?: string } =>
  picture === undefined
    ? {}
    : {
        image: `/api/recipes/${encodeURIComponent(recipeId)}/image?v=${encodeURIComponent(picture)}`,
      };
