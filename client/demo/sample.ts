import type { CalendarRange } from "../../contract/calendar.ts";
import type { GroceryList, MealPlan } from "../../contract/meals.ts";
import type { Board, Task } from "../../contract/tasks.ts";
import type { Weather } from "../../contract/weather.ts";
import { sampleCalendar } from "./calendar.ts";
import { sampleBalances, sampleBoard, sampleStarsToday } from "./chores.ts";
import type { Given } from "./family.ts";
import { sampleGrocery, sampleMealPlan } from "./meals.ts";
import { sampleWeather } from "./weather.ts";

/** A lively family's content, in the shapes of the contract. */
export interface Sample {
  calendar(start: string, end: string): CalendarRange;
  board(list: "todo" | "routine", date?: string): Board;
  todos(): { items: Task[] };
  balances(): Record<string, number>;
  starsToday(): Record<string, number>;
  mealPlan(start: string, end: string): MealPlan;
  grocery(): GroceryList;
  weather(): Weather;
}

/** Makes the content for whoever lives here, around now, in their language. */
export const sampleFamily = (given: Given): Sample => ({
  calendar: (start, end) => sampleCalendar(given, start, end),
  board: (list, date) => sampleBoard(given, list, date),
  todos: () => ({ items: sampleBoard(given, "todo").members.flatMap(({ tasks }) => tasks) }),
  balances: () => sampleBalances(given),
  starsToday: () => sampleStarsToday(given),
  mealPlan: (start, end) => sampleMealPlan(given, start, end),
  grocery: () => sampleGrocery(given),
  weather: () => sampleWeather(given),
});
