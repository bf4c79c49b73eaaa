import { pictureDay } from "./moment.ts";
import { settingsSections } from "#client/app/settings/sections.ts";
import type { View } from "./shot.ts";

const calendar: readonly View[] = ["day", "week", "month", "agenda"].map((view) => ({
  ...{ name: `calendar-${view}`, path: `/calendar/${view}/${pictureDay}` },
}));

/** Whatever may be seen on the wall of a family that lives with it, without a PIN. */
export const openToAll = (recipe: string): readonly View[] => [
  { name: "home", path: "/" },
  ...calendar,
  { name: "calendar-search", path: "/calendar/week", press: "Search" },
  { name: "calendar-new-event", path: "/calendar/week", press: "New event" },
  { name: "chores", path: "/chores" },
  { name: "chores-todo", path: "/chores/todo" },
  ...["mia", "leo", "mom", "dad"].map((who) => ({ name: `chores-${who}`, path: `/chores/${who}` })),
  { name: "chores-new", path: "/chores", press: "New chore" },
  { name: "chores-babysitter", path: "/chores", press: "Babysitter" },
  ...["mia", "leo"].map((who) => ({ name: `rewards-${who}`, path: `/rewards/${who}` })),
  { name: "meals-week", path: "/meals/week" },
  { name: "recipes", path: "/meals/recipes" },
  { name: "recipe-new", path: "/meals/recipes/new" },
  { name: "recipe", path: `/meals/recipes/${recipe}` },
  { name: "cook", path: `/meals/cook/${recipe}/4` },
  { name: "grocery", path: "/meals/grocery" },
  { name: "journal", path: "/journal" },
  { name: "journal-timeline", path: "/journal/timeline" },
  { name: "photos", path: "/photos" },
  { name: "timetable", path: "/timetable/mia" },
  { name: "acts", path: "/acts" },
  { name: "weather", path: "/weather" },
  { name: "budget-locked", path: "/budget" },
  { name: "settings-locked", path: "/settings" },
  { name: "screensaver", path: "/screensaver" },
];

/** What named lists and notes change. */
export const withLists: readonly View[] = [
  { name: "home-notes", path: "/" },
  { name: "lists", path: "/lists" },
  { name: "notes", path: "/notes" },
  { name: "acts", path: "/acts" },
];

/** What a parent's PIN opens. */
export const afterPin: readonly View[] = [
  { name: "arrange", path: "/arrange" },
  { name: "budget", path: "/budget" },
  { name: "settings", path: "/settings" },
  ...settingsSections.map(({ name }) => ({ name: `settings-${name}`, path: `/settings/${name}` })),
  { name: "settings-sources-tasks", path: "/settings/sources/tasks" },
];

/** The wall as somebody sends it to sleep. */
export const sleep: readonly View[] = [{ name: "sleep", path: "/sleep" }];
/** The card that a babysitter gets. */
export const sealed: readonly View[] = [{ name: "babysitter", path: "/" }];

const steps = ["language", "family", "pin", "place", "calendar", "phones"];

/** A wall before it is set up, and the first evening's questions. */
export const ofFresh: readonly View[] = [
  { name: "fresh-home", path: "/" },
  { name: "fresh-chores", path: "/chores" },
  ...steps.map((step) => ({ name: `setup-${step}`, path: `/setup/${step}` })),
];

/** Rooms in which nothing was written yet. */
export const ofEmpty: readonly View[] = [
  ...[{ name: "empty-home", path: "/" }],
  ...[
    "calendar/agenda",
    "chores",
    "lists",
    "notes",
    "meals/recipes",
    "meals/grocery",
    "journal",
    "weather",
  ].map((path) => ({ name: `empty-${path.replaceAll("/", "-")}`, path: `/${path}` })),
];

/** Rooms whose sources are out of order. */
export const ofFailing: readonly View[] = [
  { name: "failing-home", path: "/" },
  { name: "failing-calendar-week", path: `/calendar/week/${pictureDay}` },
  { name: "failing-weather", path: "/weather" },
];

/** The rooms that have a place for each member. */
export const ofEleven: readonly View[] = [
  { name: "eleven-home", path: "/" },
  { name: "eleven-chores", path: "/chores" },
  { name: "eleven-calendar-day", path: `/calendar/day/${pictureDay}` },
];
