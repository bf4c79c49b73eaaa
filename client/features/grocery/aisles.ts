import type { Aisle } from "#contract/grocery.ts";

const places: Readonly<Record<Aisle, number>> = {
  produce: 0,
  bakery: 1,
  meat: 2,
  dairy: 3,
  pantry: 4,
  spices: 5,
  sweets: 6,
  drinks: 7,
  frozen: 8,
  household: 9,
  other: 10,
};

/** Whether a shelf is one of those that the house has words for. */
export const isKnownAisle = (word: string): word is Aisle => Object.hasOwn(places, word);

/** The house's own shelves, in the order in which one walks past them. */
export const aisleWalkOrder: readonly Aisle[] = Object.keys(places)
  .filter(isKnownAisle)
  .toSorted((a, b) => places[a] - places[b]);

/** New things first, then as the family walks, where that is known (`walked`); its own shelves before everything else's. */
export const aislePositionOf = (aisle: string, walked: readonly string[] = []): number => {
  if (aisle === "new") return -1;
  const place = walked.indexOf(aisle);
  if (place !== -1) return place;
  if (walked.length > 0) return walked.length;
  return isKnownAisle(aisle) ? places[aisle] : places.other - 0.5;
};
