import type { ReminderLead } from "#contract/reminders.ts";

/** What families usually choose for appointments and for whole days; others are kept as they are. */
const usualLeads = {
  timed: [
    ...[{ minutes: 0 }, { minutes: 10 }, { minutes: 15 }, { minutes: 30 }],
    ...[{ hours: 1 }, { hours: 2 }, { days: 1 }, { days: 2 }, { days: 7 }],
  ],
  allDay: [
    ...[
      { days: 0, at: "08:00" },
      { days: 1, at: "18:00" },
    ],
    ...[
      { days: 2, at: "18:00" },
      { days: 7, at: "18:00" },
    ],
  ],
} as const satisfies Record<string, readonly ReminderLead[]>;

/** The most reminders of one event. */
const most = 5;

/** A lead as the value of a choice. */
export const leadKey = (lead: ReminderLead): string => JSON.stringify(lead);

/** What can be chosen for an event: what is usual, and what is chosen already. */
export const leadChoices = (
  allDay: boolean,
  chosen: readonly ReminderLead[],
): readonly ReminderLead[] => {
  const usual = new Map<string, ReminderLead>(
    [...usualLeads[allDay ? "allDay" : "timed"], ...chosen].map((lead) => [leadKey(lead), lead]),
  );
  return [...usual.values()];
};

/** The leads that were chosen, in the order of the choices, as many as there may be. */
export const chosenLeads = (
  choices: readonly ReminderLead[],
  keys: readonly string[],
): ReminderLead[] => choices.filter((lead) => keys.includes(leadKey(lead))).slice(0, most);
