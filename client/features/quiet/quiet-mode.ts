import { writeLocal, readLocal } from "../../platform/local-storage.ts";
import { wakesAt } from "../../context/nights.ts";
import { type QuietChoices, isSleepUntil, type QuietLevel, quietLevelAt } from "./quiet-level.ts";

const place = "asleep";
const minuteMs = 60_000;

/** What a wall that is loaded anew should know of its sleep. */
interface Sleep {
  /** When it ends by itself, in ms since 1970. */
  readonly until: number;
  /** Somebody sent the wall to sleep, whatever its hours. */
  readonly isSent: boolean;
}

const keptSleep = (): Sleep => {
  const [word = "", by] = (readLocal(place) ?? "").split(" ");
  const until = Number(word) || 0;
  return { until: isSleepUntil(until, Date.now()) ? until : 0, isSent: by === "sent" };
};

/**
 * Keeps how quiet one wall is. It looks at the clock when the next change is due, and once a minute because clocks are
 * set and machines sleep. Nothing runs before `start`.
 */
export const createQuietMode = () => {
  const kept = keptSleep();
  let sentUntil = kept.isSent ? kept.until : 0;
  // Until the house is known, a wall that slept when it was loaded anew sleeps on.
  let darkUntil = kept.until;
  let isCalled = false;
  let chosen: QuietChoices | undefined;
  let rest: QuietLevel = kept.until > 0 ? "asleep" : "awake";
  // Since when nobody touched the wall, and nobody came: by a clock that nobody sets.
  let touchedAt = Number.NEGATIVE_INFINITY;
  let stirredAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const listeners = new Set<() => void>();

  const restNow = () => {
    const now = Date.now();
    if (chosen === undefined)
      return darkUntil > now
        ? ({ rest: "asleep", forMs: darkUntil - now } as const)
        : ({ rest: "awake", forMs: Number.POSITIVE_INFINITY } as const);
    const at = performance.now();
    return quietLevelAt(chosen, {
      ...{ now, sentUntil, isCalled },
      sinceTouchMs: at - touchedAt,
      sinceStirMs: at - stirredAt,
    });
  };

  const keep = () => {
    if (rest !== "asleep") {
      writeLocal(place, undefined);
      return;
    }
    if (chosen === undefined) return;
    const isSent = sentUntil > Date.now();
    const until = isSent ? sentUntil : wakesAt(Date.now(), chosen.hours);
    writeLocal(place, isSent ? `${until} sent` : `${until}`);
  };

  const stir = () => {
    stirredAt = performance.now();
    isCalled = false;
  };

  const look = () => {
    if (!isRunning) return;
    clearTimeout(timer);
    let next = restNow();
    if (rest === "asleep" && next.rest !== "asleep") {
      // The morning shows the rooms, not the screensaver of the evening before.
      stir();
      next = restNow();
    }
    timer = setTimeout(look, Math.min(next.forMs, minuteMs));
    if (next.rest === rest) return;
    rest = next.rest;
    keep();
    for (const listener of listeners) listener();
  };

  return {
    rest: () => rest,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Begins to look at the clock; returns how to stop. */
    start: () => {
      isRunning = true;
      look();
      return () => {
        isRunning = false;
        clearTimeout(timer);
      };
    },
    /** Looks at the clock at once. */
    look,
    /** Tells what the house has chosen, once that is known. */
    learn: (next: QuietChoices) => {
      chosen = next;
      look();
    },
    /** Somebody touched the wall, which wakes it. */
    touch: () => {
      touchedAt = performance.now();
      sentUntil = 0;
      darkUntil = 0;
      stir();
      look();
    },
    /** Somebody came near: that ends the screensaver, and no sleep. */
    approach: () => {
      stir();
      look();
    },
    /** Sends the wall to sleep until the house next wakes, or somebody touches it. False where something keeps it awake. */
    sleep: (): boolean => {
      if (chosen?.mayRest !== true) return false;
      sentUntil = wakesAt(Date.now(), chosen.hours);
      look();
      return true;
    },
    /** Shows the screensaver now, in the day. */
    call: () => {
      isCalled = true;
      look();
    },
  };
};
