/** The rooms that come when they are entered, each with its own words and looks. */
export const loadChores = async () => (await import("../chores/Chores.tsx")).Chores;
export const loadLists = async () => (await import("../lists/Lists.tsx")).Lists;
export const loadMeals = async () => (await import("../meals/Meals.tsx")).Meals;
