/** Where a recipe's picture is shown; another address whenever the picture is another, so that browsers may keep it. */
export const recipeImagePath = (
  recipeId: string,
  picture: string | undefined,
): { image?: string } =>
  picture === undefined
    ? {}
    : {
        image: `/api/recipes/${encodeURIComponent(recipeId)}/image?v=${encodeURIComponent(picture)}`,
      };
