import { parentPages } from "#pwa/src/features/settings/parent-pages.ts";
import { pictureDay } from "./moment.ts";
import type { View } from "./shot.ts";

const at = (name: string, path = name): View => ({ name, path: `/m/${path}` });

/** What a phone shows before anybody signed in on it. */
export const signedOut: readonly View[] = [at("sign-in", "")];

/** Every page of a parent's phone. */
export const ofParent = (recipe: string, event: string): readonly View[] => [
  at("today", ""),
  { ...at("account", ""), press: /, Account$/ },
  at("chores"),
  ...["mia", "leo", "mom", "dad"].map((who) => at(`chores-${who}`, `chores/${who}`)),
  at("lists"),
  at("todos", "lists/todos"),
  at("meals-week", "lists/week"),
  at("recipes", "lists/recipes"),
  at("recipe", `lists/recipes/${recipe}`),
  at("recipe-edit", `lists/recipes/${recipe}/edit`),
  at("recipe-new", "lists/recipes/new"),
  at("recipe-import", "lists/recipes/import"),
  at("cook", `lists/recipes/${recipe}/cook`),
  at("journal"),
  at("journal-new", "journal/new"),
  at("journal-timeline", "journal/timeline"),
  at("calendar"),
  ...["week", "month"].map((view) => at(`calendar-${view}`, `calendar/${view}/${pictureDay}`)),
  at("calendar-day", `calendar/day/${pictureDay}`),
  at("calendar-search", "calendar/search"),
  at("calendar-new", `calendar/new/${pictureDay}/1020`),
  at("event", `calendar/event/${pictureDay}/${encodeURIComponent(event)}`),
  at("photos"),
  at("photos-hidden", "photos/hidden"),
  at("rewards"),
  at("rewards-mia-stars", "rewards/mia/stars"),
  at("reward-list"),
  at("reward-new", "reward-list/new"),
  at("reward-change", "reward-list/change/film-night"),
  at("budget-locked", "budget"),
  at("timetable"),
  at("tomorrow"),
  at("acts"),
  at("settings"),
  ...[
    "notifications",
    "house-notifications",
    "pins",
    "calendar",
    "accounts",
    "pin",
    "walls",
    "babysitter",
    ...parentPages,
  ].map((section) => at(`settings-${section}`, `settings/${section}`)),
  at("settings-sources-tasks", "settings/sources/tasks"),
];

/** What named lists and notes change on a parent's phone. */
export const ofLists = (list: string): readonly View[] => [
  at("lists-named", "lists"),
  at("list", `lists/more/${list}`),
  at("notes"),
];

/** One wall's own page, and the arranging of its cards, on the phone of a parent who typed the PIN. */
export const ofWall = (wall: string): readonly View[] => [
  at("wall", `walls/${wall}`),
  at("wall-arrange", `walls/${wall}/arrange`),
];

/** What is different on a child's phone. */
export const ofChild: readonly View[] = [
  at("child-today", ""),
  at("child-chores", "chores"),
  at("child-rewards", "rewards"),
  at("child-settings", "settings"),
];

/** A phone in houses that are not as most are. */
export const ofFreshPhone: readonly View[] = [at("fresh-sign-in", "")];
export const ofEmptyPhone: readonly View[] = [
  at("empty-today", ""),
  at("empty-chores", "chores"),
  at("empty-lists", "lists"),
  at("empty-journal", "journal"),
  at("empty-photos", "photos"),
];
export const ofFailingPhone: readonly View[] = [
  at("failing-today", ""),
  at("failing-calendar", "calendar"),
];
export const ofElevenPhone: readonly View[] = [
  at("eleven-today", ""),
  at("eleven-chores", "chores"),
];
/** The card that a babysitter gets. */
export const sealedPhone: readonly View[] = [at("babysitter", "")];
