import type { Reminder } from "#contract/reminders.ts";

/** What rang longer ago is shown in silence, as after a wall was loaded anew. */
const freshMs = 2 * 60_000;

/** Creates what names the reminders that ring now, each ring once. */
export const createFreshRings = () => {
  const heard = new Set<string>();
  return (reminders: readonly Reminder[], now: number): Reminder[] =>
    reminders.filter(({ id, rangAt = "" }) => {
      const ring = `${id} ${rangAt}`;
      const isFresh = !heard.has(ring) && now - Date.parse(rangAt) < freshMs;
      heard.add(ring);
      return isFresh;
    });
};
