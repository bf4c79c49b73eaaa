// One chunk, because Home shows both.
export { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
export { HomeBins } from "./notes/HomeBins.tsx";
