import type { EntryView } from "./EntryRows.tsx";

/** How high an entry may be before it was seen, in CSS pixels of an ordinary phone. */
const usual = { feed: 320, timeline: 110 } as const satisfies Record<EntryView, number>;

/** How high a row usually is on this screen, in CSS pixels. */
export const typicalRowHeight = (view: EntryView): number => {
  const body = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (usual[view] * body) / 17;
};
