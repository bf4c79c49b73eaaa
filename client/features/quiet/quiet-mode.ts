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

const loadSleep = (): Sleep => {
  const [word = "", by] = (readLocal(place) ?? "").split(" ");
  const until = Number(word) || 0;
  return { until: isSleepUntil(until, Date.now()) ? until : 0, isSent: by === "sent" };
};

/** What decides how quiet a wall is. Times are ms since 1970, but where they say otherwise. */
interface QuietState {
  rest: QuietLevel;
  /** Until when somebody sent the wall to sleep; 0 where nobody did. */
  sentUntil: number;
  /** Until when a wall that slept when it was loaded anew sleeps on, before its settings are known. */
  darkUntil: number;
  isCalled: boolean;
  /** The settings, once they are known. */
  chosen: QuietChoices | undefined;
  /** When somebody last touched the wall, by a clock that nobody sets. */
  touchedAt: number;
  /** When somebody last touched the wall or came near, by the same clock. */
  stirredAt: number;
}

const firstState = ({ until, isSent }: Sleep): QuietState => ({
  rest: until > 0 ? "asleep" : "awake",
  sentUntil: isSent ? until : 0,
  darkUntil: until,
  isCalled: false,
  chosen: undefined,
  touchedAt: Number.NEGATIVE_INFINITY,
  stirredAt: performance.now(),
});

const levelNow = ({ chosen, darkUntil, sentUntil, isCalled, touchedAt, stirredAt }: QuietState) => {
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

const saveSleep = ({ rest, chosen, sentUntil }: QuietState) => {
  if (rest !== "asleep") {
    writeLocal(place, undefined);
    return;
  }
  if (chosen === undefined) return;
  const isSent = sentUntil > Date.now();
  const until = isSent ? sentUntil : wakesAt(Date.now(), chosen.hours);
  writeLocal(place, isSent ? `${until} sent` : `${until}`);
};

const stir = (state: QuietState) => {
  state.stirredAt = performance.now();
  state.isCalled = false;
};

/** What happens to a wall, each followed by a look at the clock. */
const quietEvents = (state: QuietState, look: () => void) => ({
  /** Takes over the settings, once they are known. */
  learn: (next: QuietChoices) => {
    state.chosen = next;
    look();
  },
  /** Somebody touched the wall, which wakes it. */
  touch: () => {
    state.touchedAt = performance.now();
    state.sentUntil = 0;
    state.darkUntil = 0;
    stir(state);
    look();
  },
  /** Somebody came near: that ends the screensaver, and no sleep. */
  approach: () => {
    stir(state);
    look();
  },
  /** Sends the wall to sleep until its hours next wake it, or somebody touches it. False where something keeps it awake. */
  sleep: (): boolean => {
    if (state.chosen?.mayRest !== true) return false;
    state.sentUntil = wakesAt(Date.now(), state.chosen.hours);
    look();
    return true;
  },
  /** Shows the screensaver now, in the day. */
  call: () => {
    state.isCalled = true;
    look();
  },
});

/**
 * Decides how quiet one wall is. It looks at the clock when the next change is due, and once a minute because clocks are
 * set and machines sleep. Nothing runs before `start`.
 */
export const createQuietMode = () => {
  const state = firstState(loadSleep());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const listeners = new Set<() => void>();

  const look = () => {
    if (!isRunning) return;
    clearTimeout(timer);
    let next = levelNow(state);
    if (state.rest === "asleep" && next.rest !== "asleep") {
      // The morning shows the pages, not the screensaver of the evening before.
      stir(state);
      next = levelNow(state);
    }
    timer = setTimeout(look, Math.min(next.forMs, minuteMs));
    if (next.rest === state.rest) return;
    state.rest = next.rest;
    saveSleep(state);
    for (const listener of listeners) listener();
  };

  return {
    ...quietEvents(state, look),
    rest: () => state.rest,
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
  };
};
