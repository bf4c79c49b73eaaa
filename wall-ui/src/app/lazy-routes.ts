/** Pages that are fetched once Home has come to rest: one chunk, because they are fetched together. */
export const loadMainPages = () => import("./main-pages.ts");
/** Everything about meals. */
export const loadMeals = () => import("./meal-pages.ts");
/** The family's journal. */
export const loadJournal = () => import("../features/journal/FamilyJournal.tsx");
