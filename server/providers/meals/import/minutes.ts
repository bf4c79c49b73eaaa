import { Temporal } from "temporal-polyfill";

/** Two weeks; a longer duration is a mistake. */
export const maxDurationMin = 14 * 24 * 60;

const ofIso = (text: string): number | undefined => {
  try {
    return Temporal.Duration.from(text).total({ unit: "minutes", relativeTo: "2026-01-01" });
  } catch {
    return undefined;
  }
};

const ofWords = (text: string): number | undefined => {
  const hours = /(\d+(?:[.,]\d+)?)\s*(?:h\b|hours?|hrs?|stunden?|std)/iu.exec(text)?.[1];
  const minutes = /(\d+)\s*(?:m\b|min|minuten?)/iu.exec(text)?.[1];
  if (hours === undefined && minutes === undefined) return undefined;
  return Number((hours ?? "0").replace(",", ".")) * 60 + Number(minutes ?? 0);
};

/**
 * Whole minutes of an ISO 8601 duration, or of words such as `1 hr 20 min`; undefined beyond two weeks or without
 * any.
 */
export const durationMinutes = (text: string): number | undefined => {
  const minutes = Math.round(ofIso(text.trim()) ?? ofWords(text) ?? 0);
  return minutes >= 1 && minutes <= maxDurationMin ? minutes : undefined;
};
