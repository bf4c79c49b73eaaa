/** Loads each page in a chunk of its own, with its texts and styles, when it is first opened. */
export const loadActs = async () => (await import("../features/acts/ActsPage.tsx")).ActsPage;
export const loadBudget = async () =>
  (await import("../features/budget/BudgetPage.tsx")).BudgetPage;
export const loadCalendar = async () =>
  (await import("../features/calendar/CalendarRoutes.tsx")).CalendarRoutes;
export const loadChores = async () => (await import("../features/tasks/ChoresPage.tsx")).ChoresPage;
export const loadJournal = async () =>
  (await import("../features/journal/JournalRoutes.tsx")).JournalRoutes;
export const loadLists = async () => (await import("./ListsPage.tsx")).ListsPage;
export const loadNotes = async () => (await import("../features/notes/NotesPage.tsx")).NotesPage;
export const loadNamedLists = async () =>
  (await import("../features/lists/NamedListRoutes.tsx")).NamedListRoutes;
export const loadPhotos = async () =>
  (await import("../features/photos/PhotosPage.tsx")).PhotosPage;
export const loadMeals = async () => (await import("./MealsPage.tsx")).MealsPage;
export const loadRewards = async () =>
  (await import("../features/rewards/RewardRoutes.tsx")).RewardRoutes;
export const loadSitter = async () =>
  (await import("../features/babysitter/SitterPage.tsx")).SitterPage;
export const loadSignInByCode = async () =>
  (await import("../features/access/SignInByCode.tsx")).SignInByCode;
export const loadWifi = async () => (await import("../features/babysitter/WifiPage.tsx")).WifiPage;
export const loadTimetable = async () =>
  (await import("../features/timetable/TimetablePage.tsx")).TimetablePage;
export const loadTomorrow = async () =>
  (await import("../features/tomorrow/TomorrowPage.tsx")).TomorrowPage;
export const loadWalls = async () => (await import("../features/walls/WallsPage.tsx")).WallsPage;
export const loadSecure = async () => (await import("../features/https/SecurePage.tsx")).SecurePage;
export const loadSettings = async () =>
  (await import("../features/settings/PhoneSettings.tsx")).PhoneSettings;
