import type { OperationAnswer } from "#contract/api.ts";
import type { Budget, Period } from "#contract/budget.ts";
import type { CalendarRange } from "#contract/calendar.ts";
import type { MealPlan } from "#contract/meals.ts";
import type { Photo } from "#contract/photos.ts";
import type { GroceryList } from "#contract/grocery.ts";
import type { Recipe } from "#contract/recipes.ts";
import type { Reward } from "#contract/rewards.ts";
import type { Board, Task } from "#contract/tasks.ts";
import type { DayAhead } from "#contract/tomorrow.ts";
import type { Weather } from "#contract/weather.ts";
import type { SampleInput } from "./sample-input.ts";

/** A lively family's content, in the shapes of the contract. */
export interface Sample {
  calendar(start: string, end: string): CalendarRange;
  countdowns(): OperationAnswer<"GET /api/calendar/countdowns">;
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
  journal(): OperationAnswer<"GET /api/journal">;
  weather(): Weather;
  dayAhead(date: string): DayAhead;
  bins(start: string, end: string): OperationAnswer<"GET /api/bins">;
  holidays(start: string, end: string): OperationAnswer<"GET /api/holidays">;
  timetable(start: string, end: string): OperationAnswer<"GET /api/timetable">;
  absenceDays(start: string, end: string): OperationAnswer<"GET /api/absences/days">;
  budget(period: Period): Budget;
  /** Drawings, whose addresses hold the whole picture. */
  photos(): Photo[];
}

/** Makes the content for whoever lives here, around now, in their language. */
export type CreateSample = (given: SampleInput) => Sample;
