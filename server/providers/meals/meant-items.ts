/** Those of the items whose ids are given; all of them where none are. */
export const meantItems = <Item extends { readonly id: string }>(
  items: readonly Item[],
  itemIds: readonly string[] | undefined,
): readonly Item[] => {
  if (itemIds === undefined) return items;
  const ids = new Set(itemIds);
  return items.filter(({ id }) => ids.has(id));
};
