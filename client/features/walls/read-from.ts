import type { WallDistance, WallView } from "#contract/wall-view.ts";

/** More people than these leave room for somewhat larger letters only; on a small screen one less does. */
const fewPeople = 6;

/** From how far away a wall is drawn to be read: as it is set, as far as its people, and its screen if that is small, leave room for that. */
export const readFrom = (
  distance: WallDistance,
  people: number,
  isSmall: boolean,
): WallDistance => {
  if (distance === "near") return "near";
  const isFull = people > fewPeople - Number(isSmall);
  if (isFull && isSmall) return "near";
  return isFull || isSmall ? "kitchen" : distance;
};

/** How many of a family a wall shows; all of them where nobody lives here any more who was chosen for it. */
export const peopleOn = (
  { memberIds }: Pick<WallView, "memberIds">,
  family: readonly { readonly id: string }[],
): number => family.filter(({ id }) => memberIds?.includes(id) ?? true).length || family.length;
