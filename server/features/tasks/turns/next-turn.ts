import type { Rotation } from "#contract/tasks.ts";

/** What is known of a chore's earlier occurrences. */
export interface TurnHistory {
  /** Whose turn it was, latest first. */
  lastTurns(): readonly string[];
  /** How often each member did it in the last four weeks, and on which day last. */
  doneLately(): ReadonlyMap<string, { readonly times: number; readonly lastDay: string }>;
}

const nextInOrder = (
  memberIds: readonly string[],
  there: readonly string[],
  lastTurns: readonly string[],
): string | null => {
  const last = lastTurns.find((id) => memberIds.includes(id));
  const from = last === undefined ? 0 : memberIds.indexOf(last) + 1;
  const order = [...memberIds.slice(from), ...memberIds.slice(0, from)];
  return order.find((id) => there.includes(id)) ?? null;
};

const whoDidLeast = (
  there: readonly string[],
  done: ReturnType<TurnHistory["doneLately"]>,
): string | null => {
  const of = (id: string) => done.get(id) ?? { times: 0, lastDay: "" };
  const [least] = there.toSorted((a, b) => {
    const [first, second] = [of(a), of(b)];
    if (first.times !== second.times) return first.times - second.times;
    if (first.lastDay !== second.lastDay) return first.lastDay < second.lastDay ? -1 : 1;
    return 0;
  });
  return least ?? null;
};

/** Whose turn comes next among the members who are present; null where nobody is. */
export const nextTurn = (
  { order, memberIds }: Rotation,
  isThere: (memberId: string) => boolean,
  history: TurnHistory,
): string | null => {
  const there = memberIds.filter(isThere);
  return order === "roundRobin"
    ? nextInOrder(memberIds, there, history.lastTurns())
    : whoDidLeast(there, history.doneLately());
};
