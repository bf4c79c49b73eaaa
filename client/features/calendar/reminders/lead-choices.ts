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

/** The units in which a time before an event is typed, with the most of each: 28 days. */
const mostOf = { minutes: 28 * 1440, hours: 28 * 24, days: 28 } as const;
export type LeadUnit = keyof typeof mostOf;

/** The lead that somebody typed; undefined where there is none. Days before a whole day mean its usual time of people. */
export const typedLead = (
  typed: string,
  unit: LeadUnit,
  allDay: boolean,
): ReminderLead | undefined => {
  const count = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : undefined;
  if (count === undefined || count > mostOf[unit] || (unit === "hours" && count === 0))
    return undefined;
  if (unit === "minutes") return { minutes: count };
  if (unit === "hours") return { hours: count };
  return { days: count, ...(allDay ? { at: count === 0 ? "08:00" : "18:00" } : {}) };
};

/** Whether so many leads are as many as there may be. */
export const isFull = (leads: readonly ReminderLead[]): boolean => leads.length >= most;

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

/** The leads with another one, once. */
export const withLead = (leads: readonly ReminderLead[], lead: ReminderLead): ReminderLead[] =>
  leads.some((one) => leadKey(one) === leadKey(lead)) ? [...leads] : [...leads, lead];
