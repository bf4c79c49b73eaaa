import type { CalendarChangeRow } from "#contract/calendar-changes.ts";
import type { EditTarget } from "#contract/calendar-family.ts";
import type { GroceryItem } from "#contract/grocery.ts";
import type { NamedList } from "#contract/lists.ts";
import type { MealPlan } from "#contract/meals.ts";
import type { Note } from "#contract/notes.ts";
import type { Recipe } from "#contract/recipes.ts";
import type { RedemptionRequest, Reward } from "#contract/rewards.ts";
import type { Board, Task } from "#contract/tasks.ts";
import type { FamilySeries } from "../../providers/calendar/port.ts";

/** An event of the family calendar as it stands; null: there is none with this key. */
export interface SeriesState {
  readonly key: string;
  readonly series: FamilySeries | null;
}

/** Where acts find what the family's things are called, and what they were before. */
export interface ActLookups {
  readonly tasks: () => Promise<readonly Task[]>;
  /** The chores of a day, today's without one. */
  readonly board: (date: string | undefined) => Promise<Board>;
  readonly grocery: () => Promise<readonly GroceryItem[]>;
  readonly plan: (start: string, end: string) => Promise<MealPlan>;
  readonly recipe: (id: string) => Promise<Recipe>;
  readonly rewards: () => readonly Reward[];
  /** What a parent is asked for now under this id. */
  readonly asksForReward: (id: string) => Pick<RedemptionRequest, "memberId" | "name"> | undefined;
  readonly lists: () => readonly NamedList[];
  readonly notes: () => readonly Note[];
  /** What is there under an event's id; null for an event of another calendar. */
  readonly series: (id: string) => SeriesState | null;
  /** The id of the series that an edit goes to, wherever others have moved those times meanwhile. */
  readonly seriesMeant: (id: string, which: EditTarget) => string;
  readonly today: () => string;
  /** What was changed in calendars of accounts, newest first. */
  readonly calendarChanges: () => readonly CalendarChangeRow[];
}
