import type { CalendarFeed } from "#contract/calendar.ts";
import { iso } from "#server/platform/clock.ts";
import type { CalendarSource } from "../port.ts";
import { accountErrorSentence } from "./account-view.ts";
import type { AccountStatus } from "./sync/account-sync.ts";

/** The state of all accounts together, with the error of the first calendar or account that has one. */
export const accountsHealth = (
  feeds: readonly CalendarFeed[],
  accounts: readonly AccountStatus[],
): ReturnType<CalendarSource["health"]> => {
  if (accounts.length === 0) return { state: "unconfigured" };
  const asked = accounts.flatMap(({ askedAt }) => askedAt ?? []);
  const checkedAt = asked.length === 0 ? {} : { checkedAt: iso(Math.max(...asked)) };
  const failing = feeds.find(({ state }) => state === "stale" || state === "error");
  const noted = failing ?? feeds.find(({ code }) => code !== undefined);
  const failure = accounts.find((account) => account.failure !== null)?.failure ?? null;
  if (noted === undefined && failure === null) return { state: "ok", ...checkedAt };
  const hasNothing = feeds.every(({ state }) => state === "error") && failure !== null;
  const state =
    failing === undefined && failure === null ? "ok" : hasNothing ? "unreachable" : "stale";
  if (noted?.code === undefined)
    return failure === null
      ? { state, ...checkedAt }
      : { state, ...checkedAt, error: accountErrorSentence(failure), code: failure };
  const { name: part, code } = noted;
  return { state, ...checkedAt, error: `${part}: ${noted.error ?? ""}`, code, part };
};
