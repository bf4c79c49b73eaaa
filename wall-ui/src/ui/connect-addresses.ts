import type { Domain } from "#contract/operation.ts";

/** Where the wall’s Settings connect a source: its own section, or the list that says what is missing. */
export const connectAddresses = {
  tasks: "/settings/sources",
  calendar: "/settings/calendars",
  meals: "/settings/sources",
  budget: "/settings/sources",
  weather: "/settings/house",
  photos: "/settings/sources",
} as const satisfies Record<Domain, string>;
