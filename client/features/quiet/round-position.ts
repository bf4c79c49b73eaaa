import { writeLocal, readLocal } from "../../platform/local-storage.ts";

/** Where a wall is in its round through all photos, so that a reload doesn't begin anew. */
export interface RoundPosition {
  /** A random point among the photos' keys, behind which the round began. */
  readonly from: string;
  /** The page that is being shown: what it came after; undefined for the first. */
  readonly before: string | undefined;
  /** What was shown of this page, and of later ones ahead of its turn. */
  readonly seen: readonly string[];
  /** The day (`YYYY-MM-DD`) whose earlier years were shown, and which of its photos were. */
  readonly day: string;
  readonly ofDay: readonly string[];
}

const place = "photo-round";

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

const isPlace = (value: unknown): value is RoundPosition => {
  if (typeof value !== "object" || value === null) return false;
  const of = (name: string): unknown => Reflect.get(value, name);
  return (
    typeof of("from") === "string" &&
    ["string", "undefined"].includes(typeof of("before")) &&
    isWords(of("seen")) &&
    typeof of("day") === "string" &&
    isWords(of("ofDay"))
  );
};

/** A round that begins at a random point. */
export const newRoundPosition = (): RoundPosition => ({
  ...{ from: Math.random().toString(36).slice(2), before: undefined, seen: [] },
  ...{ day: "", ofDay: [] },
});

/** The place that this browser remembers, or a new round. */
export const loadRoundPosition = (): RoundPosition => {
  try {
    const found: unknown = JSON.parse(readLocal(place) ?? "null");
    return isPlace(found) ? found : newRoundPosition();
  } catch {
    // Somebody else's words under this name.
    return newRoundPosition();
  }
};

/** Remembers the place. */
export const saveRoundPosition = (at: RoundPosition): void => writeLocal(place, JSON.stringify(at));
