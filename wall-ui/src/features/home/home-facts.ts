// One chunk, because Home shows them all.
export { DayBands } from "#client/features/absences/DayBands.tsx";
export { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
export { HomeBins } from "./notes/HomeBins.tsx";
export { NotesRow } from "./notes/NotesRow.tsx";
export { TomorrowLine } from "./week/TomorrowLine.tsx";
