/** The rooms that come when they are entered, each with its own words and looks. */
export const loadBudget = async () => (await import("../budget/Budget.tsx")).Budget;
export const loadCalendar = async () => (await import("../calendar/CalendarRoom.tsx")).CalendarRoom;
export const loadChores = async () => (await import("../chores/Chores.tsx")).Chores;
export const loadJournal = async () => (await import("../journal/JournalRooms.tsx")).JournalRooms;
export const loadLists = async () => (await import("../lists/Lists.tsx")).Lists;
export const loadPhotos = async () => (await import("../photos/Photos.tsx")).Photos;
export const loadMeals = async () => (await import("../meals/Meals.tsx")).Meals;
export const loadRewards = async () => (await import("../rewards/RewardRooms.tsx")).RewardRooms;
export const loadSettings = async () =>
  (await import("../settings/PhoneSettings.tsx")).PhoneSettings;
