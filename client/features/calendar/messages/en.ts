import type { Message } from "#client/i18n/catalogue.ts";

/** English for the views of the calendar. */
export const en = {
  add: "New event",
  addOn: "New event on {day}",
  agenda: "Agenda",
  clash: "{name} is also expected at “{title}”, {time}",
  coming: "Still to come",
  countdown: "Count down the days",
  edit: "Change",
  emptyMonth: "Nothing in this month yet. Tap a day to write something into it.",
  family: "Family calendar",
  eventsOn: { one: "{count} event", other: "{count} events" },
  faces: "Whose events",
  inCalendar: "In the calendar",
  month: "Month",
  moreOn: "{count} more on {day}",
  nothingFound: "Nothing found",
  nothingFoundHint: "Looked through three months back and nine ahead.",
  nothingOn: "Nothing planned",
  over: "Over",
  repeats: "Repeats",
  search: "Search",
  searchField: "What are you looking for?",
  showAll: "Everyone’s",
  twiceBooked: "Twice booked",
  week: "Week",
} as const satisfies Record<string, Message>;
