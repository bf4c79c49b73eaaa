import type { CalendarRange } from "#contract/calendar.ts";
import type { GroceryList } from "#contract/grocery.ts";
import type { MealPlan } from "#contract/meals.ts";
import type { Reward } from "#contract/rewards.ts";
import type { OperationAnswer } from "#contract/api.ts";
import type { JournalPage } from "../features/journal/journal-cache.ts";
import type { Recipe } from "#contract/recipes.ts";
import type { Board, Task } from "#contract/tasks.ts";
import type { Weather } from "#contract/weather.ts";
import { sampleCalendar } from "../features/calendar/sample.ts";
import { sampleBalances, sampleBoard, sampleStarsToday } from "../features/tasks/sample.ts";
import type { SampleInput } from "../query/sample/sample-input.ts";
import { sampleJournal } from "../features/journal/sample.ts";
import { sampleGrocery, sampleMealPlan } from "../features/meals/sample.ts";
import { sampleSavingGoals } from "../features/rewards/sample.ts";
import { sampleRecipe, sampleRecipes } from "../features/recipes/sample.ts";
import { sampleWeather } from "../features/weather/sample.ts";

/** A lively family's content, in the shapes of the contract. */
export interface Sample {
  calendar(start: string, end: string): CalendarRange;
  board(list: "todo" | "routine", date?: string): Board;
  todos(): { items: Task[] };
  balances(): Record<string, number>;
  starsToday(): Record<string, number>;
  savingFor(catalog: readonly Reward[]): Record<string, string[]>;
  mealPlan(start: string, end: string): MealPlan;
  grocery(): GroceryList;
  recipes(): OperationAnswer<"GET /api/recipes">;
  /** The first one where no other has this id. */
  recipe(id: string): Recipe;
  journal(): JournalPage;
  weather(): Weather;
}

/** Makes the content for whoever lives here, around now, in their language. */
export const createSample = (given: SampleInput): Sample => ({
  calendar: (start, end) => sampleCalendar(given, start, end),
  board: (list, date) => sampleBoard(given, list, date),
  todos: () => ({ items: sampleBoard(given, "todo").members.flatMap(({ tasks }) => tasks) }),
  balances: () => sampleBalances(given),
  starsToday: () => sampleStarsToday(given),
  savingFor: (catalog) => sampleSavingGoals(given, catalog),
  mealPlan: (start, end) => sampleMealPlan(given, start, end),
  grocery: () => sampleGrocery(given),
  recipes: () => sampleRecipes(given),
  recipe: (id) => sampleRecipe(given, id),
  journal: () => sampleJournal(given),
  weather: () => sampleWeather(given),
});
