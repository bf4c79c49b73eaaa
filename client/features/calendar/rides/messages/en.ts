import type { Message } from "#client/i18n/catalogue.ts";

/** English for choosing who takes and who collects, and what speaks against it. */
export const en = {
  change: "Who takes, who collects",
  collector: "Who collects?",
  driver: "Who takes?",
  hasShift: "{name} has a shift then, {time}",
  isAway: "{name} is away then",
  isAwayFor: "{name} is away then: {reason}",
  keep: "Save",
  less: "Shorter way",
  minutes: "{count} min",
  more: "Longer way",
  nobody: "Nobody",
  nobodyTakes: "Nobody takes {name}",
  once: "Only this time",
  onceHint: "Otherwise every time it comes again",
  unknownWay: "not known",
  way: "Way to {place}",
  wayHint: "Then it says when to leave. Kept for this place.",
} as const satisfies Record<string, Message>;
