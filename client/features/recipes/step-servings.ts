const most = 100;

/** The next whole number of servings up or down; undefined where there is none a family would cook for. */
export const stepServings = (servings: number, by: 1 | -1): number | undefined => {
  const next = by > 0 ? Math.floor(servings) + 1 : Math.ceil(servings) - 1;
  return next >= 1 && next <= most ? next : undefined;
};
