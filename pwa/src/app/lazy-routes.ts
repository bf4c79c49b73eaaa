/** The rooms that come when they are entered, each with its own words and looks. */
export const loadBudget = async () => (await import("../features/budget/BudgetPage.tsx")).Budget;
export const loadCalendar = async () =>
  (await import("../features/calendar/CalendarRoutes.tsx")).CalendarRoom;
export const loadChores = async () => (await import("../features/tasks/ChoresPage.tsx")).Chores;
export const loadJournal = async () =>
  (await import("../features/journal/JournalRoutes.tsx")).JournalRooms;
export const loadLists = async () => (await import("./ListsPage.tsx")).Lists;
export const loadPhotos = async () => (await import("../features/photos/PhotosPage.tsx")).Photos;
export const loadMeals = async () => (await import("./MealsPage.tsx")).Meals;
export const loadRewards = async () =>
  (await import("../features/rewards/RewardRoutes.tsx")).RewardRooms;
export const loadSettings = async () =>
  (await import("../features/settings/PhoneSettings.tsx")).PhoneSettings;
