import type { OutboundAnswer } from "./outbound.ts";

const hourMs = 3_600_000;

/** How long an answer asks to be left alone, in ms by its Retry-After, seconds or a date; 0 to `mostMs`, an hour unless given. */
export const retryAfter = (
  { headers }: Pick<OutboundAnswer, "headers">,
  now: number,
  mostMs: number = hourMs,
): number => {
  const word = headers["retry-after"] ?? "";
  const ms = /^\d+$/.test(word) ? Number(word) * 1_000 : Date.parse(word) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), mostMs) : 0;
};
