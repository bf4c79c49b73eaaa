/** The family's nouns, the same word in contract, server, client, both screens, tests and docs; each folder of `features/` bears one. */
export const nouns: readonly string[] = [
  ...[
    "members",
    "access",
    "setup",
    "settings",
    "calendar",
    "tasks",
    "absences",
    "stars",
    "rewards",
    "meals",
  ],
  ...["recipes", "grocery", "lists", "weather", "photos", "uploads"],
  ...["journal", "notes", "budget", "push", "reminders", "holidays", "bins", "timetable"],
  ...["journal", "notes", "budget", "push", "reminders", "tomorrow"],
  ...["journal", "notes", "budget", "push", "reminders", "acts"],
  ...[
    "babysitter",
    "presence",
    "backups",
    "devices",
    "walls",
    "https",
    "kiosk",
    "live",
    "quiet",
    "meta",
  ],
];

/** What only screens have a page for. */
export const nounsOfScreens: readonly string[] = ["home", "today"];
