import type { FeedErrorCode } from "#contract/messages/error-codes.ts";
import { iso } from "#server/platform/clock.ts";
import type { CalendarSource } from "../port.ts";
import { feedErrorSentence } from "./feed-errors.ts";
import type { FeedRow } from "./feed-rows.ts";
import type { OwnedFeed } from "./feed-set.ts";

/** The error of a calendar; a shared one without a name has no name in it either. */
const errorOf = (name: string, code: FeedErrorCode) =>
  name === ""
    ? { error: feedErrorSentence(code), code }
    : { error: `${name}: ${feedErrorSentence(code)}`, code, part: name };

/** The state of all feeds together, with the error of the first one that fails. */
export const feedsHealth = (
  owned: readonly OwnedFeed[],
  nameOf: (row: FeedRow) => string,
): ReturnType<CalendarSource["health"]> => {
  const states = owned.map(({ row, source }) => ({ row, ...source.status() }));
  if (states.length === 0) return { state: "unconfigured" };
  const failing = states.find(({ failure }) => failure !== null);
  const asked = states.flatMap(({ askedAt }) => askedAt ?? []);
  const nothingToShow = states.every(({ copy, failure }) => copy === null && failure !== null);
  return {
    state: failing === undefined ? "ok" : nothingToShow ? "unreachable" : "stale",
    ...(asked.length === 0 ? {} : { checkedAt: iso(Math.max(...asked)) }),
    ...(failing === undefined || failing.failure === null
      ? {}
      : errorOf(nameOf(failing.row), failing.failure)),
  };
};
