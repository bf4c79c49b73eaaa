/** What a card of Home is about: one member, the grown-ups together and perhaps what is anyone's to do, or that alone. */
export type PeopleCard<T> =
  | { readonly kind: "member"; readonly day: T }
  | { readonly kind: "grownUps"; readonly days: readonly T[]; readonly hasAnyone: boolean }
  | { readonly kind: "anyone" };

/** How the people of Home are shown: each with room for their chores, or as faces only, beside what is anyone's to do. */
export type PeopleLayout<T> =
  | {
      readonly kind: "cards";
      readonly cards: readonly PeopleCard<T>[];
      /** The column from which what is anyone's to do is a line below the cards; undefined where it is a card like them. */
      readonly lineFrom?: number;
    }
  | { readonly kind: "faces"; readonly days: readonly T[]; readonly hasAnyone: boolean };

/** Where a line of what is anyone's to do has room below cards of one row. */
export interface LineRoom {
  /** How many cards stand in that row. */
  readonly cards: number;
  /** Which part of the row it is as wide as at least; more than 1 where the row isn't high enough for both. */
  readonly share: number;
  /** It may be as wide as the row where it has no room below the grown-ups' cards. */
  readonly mayBeWhole: boolean;
}

/** With more people than this Home shows faces, however wide the wall is. */
const mostWithCards = 6;

interface Person {
  readonly member: { readonly kid: boolean };
}

const childrenFirst = <T extends Person>(days: readonly T[]): T[] =>
  days.toSorted((a, b) => Number(b.member.kid) - Number(a.member.kid));

const memberCards = <T>(days: readonly T[]): PeopleCard<T>[] =>
  days.map((day) => ({ kind: "member", day }));

/** The column from which a line stands below everybody's own cards, so that they have the rest of the height; undefined where it has no room. */
const lineFrom = (
  all: number,
  grownUps: number,
  { cards, share, mayBeWhole }: LineRoom,
): number | undefined => {
  const isBelowGrownUps = grownUps > 0 && (grownUps / all >= share || !mayBeWhole);
  const above = isBelowGrownUps ? grownUps : all;
  return all <= cards && above / all >= share ? all - above + 1 : undefined;
};

/**
 * Finds a place for everybody, children first: a card each where `room` cards fit, else the grown-ups in one, what is
 * anyone's to do with them, else all as faces. `lines` faces fit into a card; `isIdle` says who has no chores: grown-ups without any share a card.
 */
export const arrangePeople = <T extends Person>(
  everybody: readonly T[],
  {
    room,
    lines,
    line,
    hasAnyone,
    isIdle,
  }: {
    room: number;
    lines: number;
    line?: LineRoom | undefined;
    hasAnyone: boolean;
    isIdle: (day: T) => boolean;
  },
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
  const allIdle = grownUps.filter(isIdle);
  const idle = allIdle.length > 1 && allIdle.length < days.length ? allIdle : [];
  const isLine = hasAnyone && line !== undefined && idle.length === 0;
  const from = isLine ? lineFrom(days.length, grownUps.length, line) : undefined;
  if (from !== undefined) return { kind: "cards", cards: sharing([]), lineFrom: from };
  const ways = [sharing(idle)];
  if (grownUps.length > 1 && grownUps.length < days.length) ways.push(sharing(grownUps));
  if (hasAnyone && grownUps.length > 0 && grownUps.length < lines && grownUps.length < days.length)
    ways.push([
      ...memberCards(days.filter(({ member }) => member.kid)),
      { kind: "grownUps", days: grownUps, hasAnyone: true },
    ]);
  const cards = ways.find((way) => way.length <= room);
  return cards === undefined ? faces : { kind: "cards", cards };
};
