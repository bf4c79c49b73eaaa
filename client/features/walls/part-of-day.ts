/** How people call the hours of a day. */
export type PartOfDay = "night" | "morning" | "noon" | "afternoon" | "evening";

/** From when on each part is, as `HH:MM`, the last one first. */
const beginnings: readonly (readonly [from: string, part: PartOfDay])[] = [
  ["22:00", "night"],
  ["18:00", "evening"],
  ["14:00", "afternoon"],
  ["11:30", "noon"],
  ["05:00", "morning"],
];

/** The part of the day at a clock time (`HH:MM`). */
export const partOfDay = (clock: string): PartOfDay =>
  beginnings.find(([from]) => clock >= from)?.[1] ?? "night";
