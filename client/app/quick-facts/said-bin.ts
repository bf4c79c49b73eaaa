import type { BinSetting } from "#contract/bins.ts";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import { newId } from "#client/platform/random-id.ts";
import { suggestedPicture } from "#client/ui/pictures/suggested-picture.ts";
import { unusedColor } from "#client/ui/theme/palette.ts";

/** A bin as a line says it. */
export type SaidBin = Extract<UnderstoodFact, { kind: "bin" }>;

const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: "base" }) === 0;

/** The house's own bin of that name, however its letters are written. */
export const binNamed = (items: readonly BinSetting[], name: string): BinSetting | undefined =>
  items.find((bin) => isSame(bin.name, name));

/** The bin that a line names, with its rule as it was said: the house's own of that name, else a new one. */
export const binAsSaid = (items: readonly BinSetting[], { name, rule }: SaidBin): BinSetting => {
  const known = binNamed(items, name);
  return known === undefined
    ? {
        ...{ id: newId(), name, words: [], afterHoliday: true, rule },
        icon: suggestedPicture(name) ?? "wastebasket",
        color: unusedColor(items.map(({ color }) => color)),
      }
    : { ...known, rule };
};

/** The house's bins with this one, in the place of the one that it was. */
export const withBin = (items: readonly BinSetting[], bin: BinSetting): BinSetting[] =>
  items.some(({ id }) => id === bin.id)
    ? items.map((one) => (one.id === bin.id ? bin : one))
    : [...items, bin];
