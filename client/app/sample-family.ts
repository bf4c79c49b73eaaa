import { sampleAbsenceDays } from "../features/absences/sample.ts";
import { sampleBins } from "../features/bins/sample.ts";
import { sampleBudget } from "../features/budget/sample.ts";
import { sampleCalendar, sampleCountdowns } from "../features/calendar/sample.ts";
import { sampleGrocery } from "../features/grocery/sample.ts";
import { sampleHolidays } from "../features/holidays/sample.ts";
import { sampleJournal } from "../features/journal/sample.ts";
import { sampleMealPlan } from "../features/meals/sample.ts";
import { sampleCookbook, sampleRecipe, sampleRecipes } from "../features/recipes/sample.ts";
import { samplePhotos } from "../features/photos/sample.ts";
import { sampleSavingGoals } from "../features/rewards/sample.ts";
import { sampleBalances, sampleBoard, sampleStarsToday } from "../features/tasks/sample.ts";
import { sampleTimetable } from "../features/timetable/sample.ts";
import { sampleDayAhead } from "../features/tomorrow/sample.ts";
import { sampleWeather } from "../features/weather/sample.ts";
import type { CreateSample } from "../query/sample/sample.ts";

/** Makes the content for whoever lives here, around now, in their language. */
export const createSample: CreateSample = (given) => ({
  calendar: (start, end) => sampleCalendar(given, start, end),
  countdowns: () => sampleCountdowns(given),
  board: (list, date) => sampleBoard(given, list, date),
  todos: () => ({ items: sampleBoard(given, "todo").members.flatMap(({ tasks }) => tasks) }),
  balances: () => sampleBalances(given),
  starsToday: () => sampleStarsToday(given),
  savingFor: (catalog) => sampleSavingGoals(given, catalog),
  mealPlan: (start, end) => sampleMealPlan(given, sampleCookbook, start, end),
  grocery: () => sampleGrocery(given),
  recipes: () => sampleRecipes(given),
  recipe: (id) => sampleRecipe(given, id),
  journal: () => sampleJournal(given),
  weather: () => sampleWeather(given),
  dayAhead: (date) =>
    sampleDayAhead(given, date, {
      lines: [
        ...sampleBins(given, date, date).collections.flatMap(({ binId }) =>
          sampleBins(given, date, date)
            .bins.filter(({ id }) => id === binId)
            .map(({ name, icon }) => ({ about: "bin" as const, text: name, icon, memberIds: [] })),
        ),
        ...sampleTimetable(given, date, date).days.flatMap(({ memberId, bring }) =>
          bring.map((text) => ({ about: "bring" as const, text, memberIds: [memberId] })),
        ),
      ],
      events: sampleCalendar(given, date, date).events,
      dinner: (sampleMealPlan(given, sampleCookbook, date, date).days[date] ?? []).flatMap(
        ({ slot, title }) => (slot === "dinner" ? [title] : []),
      ),
    }),
  bins: (start, end) => sampleBins(given, start, end),
  holidays: (start, end) => sampleHolidays(given, start, end),
  timetable: (start, end) => sampleTimetable(given, start, end),
  absenceDays: (start, end) => sampleAbsenceDays(given, start, end),
  photos: () => samplePhotos(given),
  budget: (period) => sampleBudget(given, period),
});
