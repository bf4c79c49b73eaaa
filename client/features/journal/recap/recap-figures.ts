import type { Recap } from "#contract/journal.ts";

/** A member's part of a recap's chart. */
export interface RecapBar {
  readonly memberId: string;
  readonly stars: number;
  readonly chores: number;
  readonly streak: number;
  /** How high it stands, from 0 to 1 for who earned most. */
  readonly share: number;
}

/** What a recap's card shows. */
export interface RecapFigures {
  readonly chores: number;
  readonly stars: number;
  readonly rewards: number;
  /** Whether there is nothing to count. */
  readonly isQuiet: boolean;
  /** Whoever did something, in the roster's order. */
  readonly bars: readonly RecapBar[];
  /** The longest streak, of two days or more, and whose it is. */
  readonly longest: { readonly days: number; readonly memberIds: readonly string[] } | undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A recap as numbers and bars; a member who isn't in the family any more still counts, without a bar. */
export const recapFiguresOf = (
  { members, redemptions }: Pick<Recap, "members" | "redemptions">,
  family: readonly { readonly id: string }[],
): RecapFigures => {
  const most = Math.max(1, ...members.map(({ stars }) => stars));
  const days = Math.max(0, ...members.map(({ streak }) => streak));
  const bars = family.flatMap(({ id }) =>
    members
      .filter(({ memberId, chores, stars }) => memberId === id && (chores > 0 || stars !== 0))
      .map((member) => ({ ...member, share: Math.max(0, member.stars) / most })),
  );
  const streaking = members.filter(({ streak }) => streak === days);
  const counts = {
    chores: sum(members.map(({ chores }) => chores)),
    stars: sum(members.map(({ stars }) => stars)),
    rewards: redemptions.length,
  };
  return {
    ...counts,
    isQuiet: Object.values(counts).every((count) => count === 0),
    bars,
    longest: days < 2 ? undefined : { days, memberIds: streaking.map(({ memberId }) => memberId) },
  };
};
