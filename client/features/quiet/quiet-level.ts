import { isNight, nextNightChange, type SleepTimes } from "../../context/nights.ts";

/** How quiet the wall is: in use, with photos or a clock over its pages, or black. */
export type QuietLevel = "awake" | "screensaver" | "asleep";

/** What the house has chosen, and whether something keeps the wall awake now. */
export interface QuietChoices {
  readonly hours: SleepTimes;
  /** After how long without anybody the screensaver comes, in ms; infinite: never. */
  readonly idleMs: number;
  /** False before set-up is done, under a babysitter's card, while a recipe is cooked and while a timer runs. */
  readonly mayRest: boolean;
}

/** What happened on this wall until a moment. */
export interface QuietInputs {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How long ago it was touched, and how long ago there was any sign of somebody, in ms. */
  readonly sinceTouchMs: number;
  readonly sinceStirMs: number;
  /** Until when somebody sent it to sleep (ms since 1970); 0 where nobody did. */
  readonly sentUntil: number;
  /** Somebody asked for the screensaver. */
  readonly isCalled: boolean;
}

const dayMs = 86_400_000;

/** A touch in the night wakes the wall for so long, in ms. */
export const wakeMs = 120_000;

/** Whether a sleep that was to last until then (ms) lasts now. None is longer than a day: else the clock was set back. */
export const isSleepUntil = (until: number, now: number): boolean =>
  until > now && until - now <= dayMs;

/** How quiet the wall is at a moment, and for how long (ms) if nothing happens. */
export const quietLevelAt = (
  { hours, idleMs, mayRest }: QuietChoices,
  { now, sinceTouchMs, sinceStirMs, sentUntil, isCalled }: QuietInputs,
): { readonly rest: QuietLevel; readonly forMs: number } => {
  if (!mayRest) return { rest: "awake", forMs: Number.POSITIVE_INFINITY };
  if (isSleepUntil(sentUntil, now)) return { rest: "asleep", forMs: sentUntil - now };
  const edgeMs = (nextNightChange(now, hours) ?? Number.POSITIVE_INFINITY) - now;
  const lit = (leftMs: number, after: QuietLevel) =>
    leftMs > 0
      ? ({ rest: "awake", forMs: Math.min(leftMs, edgeMs) } as const)
      : ({ rest: after, forMs: edgeMs } as const);
  if (isNight(now, hours)) return lit(wakeMs - sinceTouchMs, "asleep");
  return lit(isCalled ? 0 : idleMs - sinceStirMs, "screensaver");
};
