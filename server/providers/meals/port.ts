import type { GroceryItem } from "#contract/grocery.ts";
import type { MealPatch, Slot } from "#contract/meals.ts";
import type { Ingredient, NewRecipe } from "#contract/recipes.ts";
import type { Asynchronous, ProviderSource } from "../provider.ts";

/** A dish: a title, or a recipe of the source, with the words for the case that it was deleted. */
export type Dish =
  | { readonly title: string }
  | { readonly recipeId: string; readonly words?: string };

/** A meal on the plan. */
export interface SourceMeal {
  readonly id: string;
  readonly date: string;
  readonly slot: Slot;
  /** The recipe's title, where it has one. */
  readonly title: string;
  readonly recipeId?: string;
  /** Changes with the recipe's picture. */
  readonly picture?: string;
}

/** A recipe in a list. */
export interface SourceCard {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly totalMin?: number;
  readonly tags: readonly string[];
  /** Changes with the picture; absent where there is none. */
  readonly picture?: string;
}

/** A recipe with all its details. */
export interface SourceRecipe extends SourceCard {
  readonly servings?: number;
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly string[];
  readonly source?: string;
}

export interface RecipeQuery {
  /** All words have to match; empty for all recipes. */
  readonly q: string;
  readonly tag?: string;
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly before?: string;
}

export interface SourcePage {
  readonly items: readonly SourceCard[];
  /** The tags of the whole library, the most used first. */
  readonly tags: readonly string[];
  readonly next: string | null;
}

/** The editable fields of a recipe; `uploadId` is a new picture, null removes it, and left out it stays. */
export type SourceRecipeFields = Omit<NewRecipe, "uploadId"> & {
  readonly uploadId?: string | null | undefined;
};

export interface StoredPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The uploaded pictures, as the embedded provider needs them. */
export interface PictureStore {
  /** Stores an upload permanently and returns its name; 400 `uploadId` where there is none. */
  take(uploadId: string): string;
  /** The picture in about the requested width; null where the name is unknown. */
  read(name: string, width: number | undefined): Promise<StoredPicture | null>;
  drop(name: string): void;
}

/** An item for the list, as people type it. */
export interface WantedItem {
  readonly name: string;
  readonly amount?: string | undefined;
  /** A member's id. */
  readonly addedBy?: string | undefined;
}

/** The changes of an item: null removes a value, what is left out stays. */
export interface ItemPatch {
  readonly name?: string | undefined;
  readonly amount?: string | null | undefined;
  readonly aisle?: string | null | undefined;
}

/** What every source of the plan, the recipes and the grocery list does. Its ids are opaque, and lists are complete. */
interface MealMethods {
  /** The meals from one day to another, both included; within a slot in the order of planning. */
  plan(start: string, end: string): readonly SourceMeal[];
  /** Adds a meal to a slot; 400 `recipeId` where there is no such recipe and no words for it. */
  addMeal(date: string, slot: Slot, dish: Dish): SourceMeal;
  /**
   * Moves a meal as it stands, whatever became of its recipe, or gives it other words; it may get another id. Null where there
   * is no such meal; otherwise throws as `changedMeal` does.
   */
  changeMeal(id: string, patch: MealPatch): SourceMeal | null;
  /** False where there is no such meal. */
  removeMeal(id: string): boolean;

  /** A page, last added first; 400 for an unknown `before`. */
  recipes(query: RecipeQuery): SourcePage;
  /** Null where there is no such recipe. */
  recipe(id: string): SourceRecipe | null;
  /** A recipe's picture in about the requested width; null where it has none. */
  picture(id: string, width: number | undefined): Promise<StoredPicture | null>;

  /** The items to buy by aisle, then the ticked-off ones. */
  grocery(): readonly GroceryItem[];
  /** Adds an item, or to the amount of an existing one, which is unticked. */
  addItem(wanted: WantedItem): GroceryItem;
  /** Null where there is no such item. */
  changeItem(id: string, patch: ItemPatch): GroceryItem | null;
  /**
   * Ticks an item off or unticks it; `changed` is false for a repetition, and the result null where there is no such
   * item.
   */
  checkItem(
    id: string,
    checked: boolean,
  ): { readonly item: GroceryItem; readonly changed: boolean } | null;
  /** False where there is no such item. */
  removeItem(id: string): boolean;
  /** Deletes the ticked-off items, where ids are given of these alone; returns how many. */
  clearChecked(itemIds?: readonly string[]): number;
  /** Adds a recipe's ingredients, multiplied by `times`; false where there is no such recipe. */
  addIngredients(recipeId: string, times: number, addedBy: string | undefined): boolean;
}

/** What a source whose `can` includes `recipes.write` does in addition. */
interface RecipeWriting {
  createRecipe(fields: SourceRecipeFields): SourceRecipe;
  /** Replaces all fields; null where there is no such recipe. */
  updateRecipe(id: string, fields: SourceRecipeFields): SourceRecipe | null;
  /** Deletes a recipe; planned meals keep its title. False where there is no such recipe. */
  removeRecipe(id: string): boolean;
}

/** What a source whose `can` includes `import` does in addition. */
interface RecipeImport {
  /** Reads a web page's recipe without storing it; rejects with the reason where it can't. */
  previewPage(url: string): Promise<NewRecipe>;
  /** Reads and stores a web page's recipe; rejects with the reason where it can't. */
  importPage(url: string): Promise<SourceRecipe>;
}

/** Meals in the database: what is written takes part in the caller's transaction. */
export interface EmbeddedMeals extends ProviderSource, MealMethods, RecipeWriting, RecipeImport {
  readonly kind: "embedded";
}

/** Meals at an outside service, which is asked for each write. */
export interface OutsideMeals
  extends
    ProviderSource,
    Asynchronous<MealMethods>,
    Partial<Asynchronous<RecipeWriting>>,
    Partial<RecipeImport> {
  readonly kind: "outside";
  /** Whether a recipe is what the service makes of a title, before its other fields are written; left out where none is. */
  isUnfinished?(recipe: SourceRecipe): boolean;
}

export type MealSource = EmbeddedMeals | OutsideMeals;

/** A recipe in the database. */
export interface RecordedRecipe {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly servings?: number;
  readonly totalMin?: number;
  readonly tags: readonly string[];
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly source?: string;
  readonly picture?: string;
}

/** An item in the database. */
export interface RecordedItem {
  readonly id: string;
  readonly name: string;
  /** The normalized name, common to all spellings. */
  readonly food: string;
  readonly amount?: string;
  readonly aisle: string;
  /** Milliseconds since 1970. */
  readonly checkedAt?: number;
  readonly addedBy?: string;
  readonly recipeId?: string;
}

/** The embedded provider's grocery list. */
export interface GroceryRecords {
  /** The items to buy in the order of adding, then the ticked-off ones, latest first. */
  items(): readonly RecordedItem[];
  item(id: string): RecordedItem | null;
  /** The item of a food to buy, else a ticked-off one. */
  itemOf(food: string): RecordedItem | null;
  /** Adds an item, or replaces it. */
  keepItem(item: RecordedItem): void;
  dropItem(id: string): void;
  /** The aisle that the family chose for a food, if any. */
  aisleOf(food: string): string | null;
  /** Null removes the choice. */
  rememberAisle(food: string, aisle: string | null): void;
}

/** The database, as the embedded provider needs it. */
export interface MealRecords extends GroceryRecords {
  /** In the order of planning. */
  planned(start: string, end: string): readonly SourceMeal[];
  plannedMeal(id: string): SourceMeal | null;
  plan(meal: Omit<SourceMeal, "picture">): void;
  /** Gives a meal other words, in its place among the others. */
  retitle(id: string, title: string): void;
  /** False where there is none. */
  unplan(id: string): boolean;

  recipe(id: string): RecordedRecipe | null;
  /** Recipes that match every word and the tag, last added first, each with its position in that order. */
  recipes(asked: {
    readonly words: readonly string[];
    readonly tag: string | undefined;
    /** Only those with a lower position. */
    readonly before: number;
    readonly limit: number;
  }): readonly (RecordedRecipe & { readonly place: number })[];
  tags(): readonly string[];
  /** Adds a recipe, or replaces it. */
  keepRecipe(recipe: RecordedRecipe): void;
  /** Deletes a recipe; planned meals keep its title. */
  dropRecipe(id: string): void;
}
