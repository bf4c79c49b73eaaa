import type { Domain } from "#contract/operation.ts";

/** Where the wall’s Settings connect a source: its own section, or a page below the sources. */
export const connectAddresses = {
  tasks: "/settings/sources/tasks",
  calendar: "/settings/calendars",
  meals: "/settings/sources/meals",
  budget: "/settings/sources/budget",
  weather: "/settings/house",
  photos: "/settings/sources/photos",
} as const satisfies Record<Domain, string>;
