import type { Message } from "#client/i18n/catalogue.ts";

/** English for moving a calendar whole. */
export const en = {
  askHere:
    "Move every event of the family calendar into “{name}”? Faces, pictures and reminders go along; events of the past too. Everyone who has that calendar sees them then.",
  askHome:
    "Move every event of “{name}” into the family calendar? What only that calendar has, such as alarms of other programs, stays behind. Events with guests stay there.",
  here: "Bring the family calendar here",
  home: "Take all into the family calendar",
  moved: { one: "{count} event has moved", other: "{count} events have moved" },
  moving: { one: "{count} event has moved …", other: "{count} events have moved …" },
  private: "A private event",
  unopened: "An event that can’t be opened here",
  stayed: { one: "{count} event stays where it was", other: "{count} events stay where they were" },
  waiting: {
    one: "{count} change waits for its server. Press it once more when that is back: then the rest moves.",
    other:
      "{count} changes wait for their server. Press it once more when that is back: then the rest moves.",
  },
  yes: "Move all",
} as const satisfies Record<string, Message>;
