import type { Domain } from "#contract/operation.ts";

/** The sources in the order in which a family misses them. */
export const sourceDomains = [
  "tasks",
  "calendar",
  "meals",
  "weather",
  "photos",
  "budget",
] as const satisfies readonly Domain[];

const cures = {
  tasks: "sources.cureTasks",
  calendar: "sources.cureCalendar",
  meals: "sources.cureMeals",
  budget: "sources.cureBudget",
  weather: "sources.cureWeather",
  photos: "sources.curePhotos",
} as const satisfies Record<Domain, string>;

/** The message that says what to do where a source isn't connected. */
export const sourceCure = (domain: Domain, provider: string) =>
  provider === "immich" ? "sources.cureImmich" : cures[domain];
