/** The tables whose rows the family takes along: what people wrote, did and chose. */
export const exportedTables = [
  ...["absences", "arrangements", "babysitter", "bin_chores", "budget_months", "completions"],
  ...["dish_preparations", "event_looks", "event_reminders", "event_rides"],
  "family_event_changes",
  ...["family_events", "grocery_aisles", "grocery_barcodes", "grocery_items", "grocery_purchases"],
  ...["hidden_photos", "journal_entries", "journal_hearts", "journal_people", "journal_photos"],
  ...["journal_tags", "ledger", "list_items", "lists", "notes", "photos", "place_minutes"],
  ...["planned_meals", "recipes", "redemption_requests", "redemptions", "reward_assignments"],
  ...["rewards", "settings", "star_balances", "streak_days", "streak_settled"],
  ...["tasks", "turns", "turns_settled", "uploads"],
] as const;

/** The tables that exports lacked at first, each with the first `schemaVersion` whose exports have it. */
export const exportedSince: Readonly<Partial<Record<(typeof exportedTables)[number], number>>> = {
  streak_settled: 35,
  turns_settled: 35,
};

const secret = "secret, or of no use without one";
const elsewhere = "what a calendar account outside has; it stays there";
const device = "of one device, which signs in anew";
const working = "where the server's own work stands";
const derived = "made of other tables";

/** The tables that no export has, each with the reason. */
export const leftOutTables: Readonly<Record<string, string>> = {
  ...{ pins: secret, picture_codes: secret, pin_tries: secret, throttle_grants: secret },
  ...{ idempotency: secret, push_subscriptions: secret, push_outbox: secret },
  ...{ sitter_links: secret, sitter_views: secret },
  ...{ account_calendars: elsewhere, calendar_accounts: elsewhere, calendar_changes: elsewhere },
  ...{ calendar_objects: elsewhere, calendar_writes: elsewhere, new_event_calendars: elsewhere },
  ...{ calendar_change_choices: elsewhere, calendar_days: elsewhere, todo_list: elsewhere },
  ...{ devices: device, walls: device },
  ...{ boots: working, family_calendar: working, job_runs: working, push_asked: working },
  ...{ push_told: working, event_departures: working, recent_acts: working },
  ...{ reminder_snoozes: working, reminders_checked: working, reminders_sent: working },
  ...{ sqlite_sequence: working, task_outbox: working, tomorrow_told: working },
  ...{ journal_words: derived, journal_words_config: derived, journal_words_data: derived },
  ...{ journal_words_docsize: derived, journal_words_idx: derived },
};

/** The tables that stay as they are when a family moves in: they are of this machine, its phones and what is connected here. */
export const keptTables = [
  ...["pins", "picture_codes", "pin_tries", "throttle_grants", "idempotency", "devices", "walls"],
  ...["push_subscriptions", "calendar_accounts", "account_calendars", "calendar_objects"],
  ...["calendar_writes", "calendar_changes", "calendar_change_choices", "new_event_calendars"],
  ...["calendar_days", "todo_list"],
  ...["boots", "family_calendar", "job_runs"],
] as const satisfies readonly (keyof typeof leftOutTables)[];
