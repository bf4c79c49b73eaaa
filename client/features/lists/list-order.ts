import type { ListItem, NamedList } from "#contract/lists.ts";

/** What is open in the order of adding, then what is ticked off. */
export const openFirst = (items: readonly ListItem[]): readonly ListItem[] => [
  ...items.filter(({ checked }) => !checked),
  ...items.filter(({ checked }) => checked),
];

/** The lists to be ticked, and those that are kept to begin others with. */
export const byKind = (
  lists: readonly NamedList[],
): { readonly own: readonly NamedList[]; readonly templates: readonly NamedList[] } => ({
  own: lists.filter(({ template }) => !template),
  templates: lists.filter(({ template }) => template),
});
