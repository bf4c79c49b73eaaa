import type { View } from "./EntryRows.tsx";

/** How high an entry may be before it was seen, in CSS pixels of an ordinary phone. */
const usual = { feed: 320, timeline: 110 } as const satisfies Record<View, number>;

/** How high a row usually is on this screen, in CSS pixels. */
export const usualHeight = (view: View): number => {
  const body = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (usual[view] * body) / 17;
};
