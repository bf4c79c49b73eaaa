import { keepTrying } from "#client/platform/keep-trying.ts";

/** Pages that are fetched once Home has come to rest: one chunk, because they are fetched together. */
export const loadMainPages = () => keepTrying(() => import("./main-pages.ts"));
/** Everything about meals. */
export const loadMeals = () => keepTrying(() => import("./meal-pages.ts"));
/** The family's journal. */
export const loadJournal = () => keepTrying(() => import("../features/journal/FamilyJournal.tsx"));
/** The cards of reminders that ring. */
export const loadReminderCards = async () =>
  (await import("../features/reminders/ReminderCards.tsx")).ReminderCards;
