import { newId } from "#client/platform/random-id.ts";
import { writeLocal, readLocal } from "#client/platform/local-storage.ts";

/** A kitchen timer that was set; it rings from `endsAt` (ms) on until somebody stops it. */
export interface Timer {
  readonly id: string;
  readonly name: string;
  readonly endsAt: number;
  /** What is cooked meanwhile, where it was set there. */
  readonly recipeId?: string;
}

const storageKey = "timers";

const isTimer = (value: unknown): value is Timer =>
  typeof value === "object" &&
  value !== null &&
  ["id", "name"].every((key) => typeof Reflect.get(value, key) === "string") &&
  ["string", "undefined"].includes(typeof Reflect.get(value, "recipeId")) &&
  Number.isFinite(Reflect.get(value, "endsAt"));

const kept = (): readonly Timer[] => {
  try {
    const found: unknown = JSON.parse(readLocal(storageKey) ?? "[]");
    return Array.isArray(found) ? found.filter(isTimer) : [];
  } catch {
    // Somebody else's words under this name: there is no timer in them.
    return [];
  }
};

/** The timers of one browser: kept with the instant at which they end, so that a reload or a sleeping screen loses nothing. */
export const createTimers = () => {
  let timers = kept();
  const listeners = new Set<() => void>();
  const show = (next: readonly Timer[]) => {
    timers = next;
    for (const listener of listeners) listener();
  };
  const set = (next: readonly Timer[]) => {
    const sorted = next.toSorted((a, b) => a.endsAt - b.endsAt);
    writeLocal(storageKey, sorted.length === 0 ? undefined : JSON.stringify(sorted));
    show(sorted);
  };
  // Another page of this browser sets timers as well.
  addEventListener("storage", ({ key }) => {
    if (key === storageKey) show(kept());
  });
  return {
    /** What was set and not stopped, the next to ring first. */
    all: () => timers,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sets a timer that rings `seconds` after `now` (ms). */
    set: (about: Omit<Timer, "id" | "endsAt">, seconds: number, now: number) =>
      set([...timers, { id: newId(), ...about, endsAt: now + seconds * 1000 }]),
    /** Lets a timer run on: so many seconds longer, or from `now` (ms) where it rings already. */
    prolong: (id: string, seconds: number, now: number) =>
      set(
        timers.map((timer) =>
          timer.id === id
            ? { ...timer, endsAt: Math.max(timer.endsAt, now) + seconds * 1000 }
            : timer,
        ),
      ),
    stop: (id: string) => set(timers.filter((timer) => timer.id !== id)),
    /** Takes the stopping of a timer back: it ends when it would have ended. */
    putBack: (timer: Timer) => set([...timers.filter(({ id }) => id !== timer.id), timer]),
  };
};
