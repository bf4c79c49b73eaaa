/** What a card of Home is about: one member, the grown-ups together and perhaps what is anyone's to do, or that alone. */
export type PeopleCard<T> =
  | { readonly kind: "member"; readonly day: T }
  | { readonly kind: "grownUps"; readonly days: readonly T[]; readonly hasAnyone: boolean }
  | { readonly kind: "anyone" };

/** How the people of Home are shown: each with room for their chores, or as faces only, beside what is anyone's to do. */
export type PeopleLayout<T> =
  | { readonly kind: "cards"; readonly cards: readonly PeopleCard<T>[] }
  | { readonly kind: "faces"; readonly days: readonly T[]; readonly hasAnyone: boolean };

/** With more people than this Home shows faces, however wide the wall is. */
const mostWithCards = 6;

interface Person {
  readonly member: { readonly kid: boolean };
}

const childrenFirst = <T extends Person>(days: readonly T[]): T[] =>
  days.toSorted((a, b) => Number(b.member.kid) - Number(a.member.kid));

const memberCards = <T>(days: readonly T[]): PeopleCard<T>[] =>
  days.map((day) => ({ kind: "member", day }));

/**
 * Finds a place for everybody, children first: a card each where `room` cards fit, else the grown-ups in one, what is
 * anyone's to do with them, else all as faces. `lines` faces fit into a card; `isIdle` says who has no chores: grown-ups without any share a card.
 */
export const arrangePeople = <T extends Person>(
  everybody: readonly T[],
  {
    room,
    lines,
    hasAnyone,
    isIdle,
  }: { room: number; lines: number; hasAnyone: boolean; isIdle: (day: T) => boolean },
): PeopleLayout<T> => {
  const days = childrenFirst(everybody);
  const faces = { kind: "faces", days, hasAnyone } as const;
  if (days.length > mostWithCards) return faces;
  const anyone: PeopleCard<T>[] = hasAnyone ? [{ kind: "anyone" }] : [];
  const grownUps = days.filter(({ member }) => !member.kid);
  const sharing = (those: readonly T[]): PeopleCard<T>[] => [
    ...memberCards(days.filter((day) => !those.includes(day))),
    ...(those.length === 0 ? [] : [{ kind: "grownUps", days: those, hasAnyone: false } as const]),
    ...anyone,
  ];
  const idle = grownUps.filter(isIdle);
  const ways = [sharing(idle.length > 1 && idle.length < days.length ? idle : [])];
  if (grownUps.length > 1 && grownUps.length < days.length) ways.push(sharing(grownUps));
  if (hasAnyone && grownUps.length > 0 && grownUps.length < lines && grownUps.length < days.length)
    ways.push([
      ...memberCards(days.filter(({ member }) => member.kid)),
      { kind: "grownUps", days: grownUps, hasAnyone: true },
    ]);
  const cards = ways.find((way) => way.length <= room);
  return cards === undefined ? faces : { kind: "cards", cards };
};
