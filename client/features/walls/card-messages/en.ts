import type { Message } from "#client/i18n/catalogue.ts";

/** What a wall's own cards say. */
export const en = {
  agenda: "What is coming",
  countdowns: "We count the days",
  "countdowns.how": "A ★ before a title does it.",
  "countdowns.none": "Nothing to count the days to",
  memory: "Latest memory",
  "memory.none": "No memory yet",
  nothingMore: "Nothing more",
  nothingPlanned: "Nothing planned",
  stars: "Stars and goals",
  "stars.none": "No stars yet",
  timers: "Kitchen timers",
  "timers.set": "Set a timer: {duration}",
  tomorrow: "Tomorrow",
  weatherHours: "The coming hours",
  "wifi.none": "No guest Wi-Fi yet",
  "wifi.scan": "Scan it to join.",
  "wifi.write": "Write it down",
} as const satisfies Readonly<Record<string, Message>>;
