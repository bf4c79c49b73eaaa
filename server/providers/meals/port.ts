import type { GroceryItem, Slot } from "#contract/meals.ts";
import type { Ingredient, NewRecipe } from "#contract/recipes.ts";
import type { Awaitable, ProviderSource } from "../provider.ts";

/** What is to be eaten: words, or a recipe of the source's. */
export type Dish = { readonly title: string } | { readonly recipeId: string };

/** A meal as it stands on the plan. */
export interface SourceMeal {
  readonly id: string;
  readonly date: string;
  readonly slot: Slot;
  /** Of its recipe, where it has one. */
  readonly title: string;
  readonly recipeId?: string;
  /** Another word whenever its recipe's picture is another. */
  readonly picture?: string;
}

/** A recipe as a list shows it. */
export interface SourceCard {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly totalMin?: number;
  readonly tags: readonly string[];
  /** Another word whenever the picture is another; absent where there is none. */
  readonly picture?: string;
}

/** A recipe, ready to cook. */
export interface SourceRecipe extends SourceCard {
  readonly servings?: number;
  readonly ingredients: readonly Ingredient[];
  readonly steps: readonly string[];
  readonly source?: string;
}

export interface RecipeQuery {
  /** Every word is to be found; empty: all. */
  readonly q: string;
  readonly tag?: string;
  readonly limit: number;
  /** The `next` of the page before. */
  readonly before?: string;
}

export interface SourcePage {
  readonly items: readonly SourceCard[];
  /** Of the whole library, the most used first. */
  readonly tags: readonly string[];
  readonly next: string | null;
}

/** All that is written about a recipe; `uploadId` is a new picture, null none, and left out the one it has. */
export type SourceRecipeFields = Omit<NewRecipe, "uploadId"> & {
  readonly uploadId?: string | null | undefined;
};

export interface StoredPicture {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The family's uploaded pictures, as the embedded provider needs them. */
export interface PictureStore {
  /** Keeps an upload for good; the name that it has from then on. 400 `uploadId` where there is none. */
  take(uploadId: string): string;
  /** About as wide as is asked for; null where there is none of this name. */
  read(name: string, width: number | undefined): Awaitable<StoredPicture | null>;
  drop(name: string): void;
}

/** Something for the list, as people say it. */
export interface WantedItem {
  readonly name: string;
  readonly amount?: string | undefined;
  /** A member's id. */
  readonly addedBy?: string | undefined;
}

/** What of an item is said anew: null takes a value away, what is left out stays. */
export interface ItemPatch {
  readonly name?: string | undefined;
  readonly amount?: string | null | undefined;
  readonly aisle?: string | null | undefined;
}

/** A source of the meal plan, the recipes and the grocery list. Its ids are opaque, and lists are given whole. */
export interface MealSource extends ProviderSource {
  /** Everything planned from one day to another, both included; within a slot in the order it was planned. */
  plan(start: string, end: string): Awaitable<readonly SourceMeal[]>;
  /** Plans a meal beside what the slot has. 400 `recipeId` where there is no such recipe. */
  addMeal(date: string, slot: Slot, dish: Dish): Awaitable<SourceMeal>;
  /** False where there is no such meal. */
  removeMeal(id: string): Awaitable<boolean>;

  /** What was added last first. 400 `before` for what never was a `next`. */
  recipes(query: RecipeQuery): Awaitable<SourcePage>;
  /** Null where there is no such recipe. */
  recipe(id: string): Awaitable<SourceRecipe | null>;
  /** A recipe's picture about as wide as is asked for; null where it has none. */
  picture(id: string, width: number | undefined): Awaitable<StoredPicture | null>;
  /** These three are here when `can` says `recipes.write`. */
  createRecipe?(fields: SourceRecipeFields): Awaitable<SourceRecipe>;
  /** All fields anew; null where there is no such recipe. */
  updateRecipe?(id: string, fields: SourceRecipeFields): Awaitable<SourceRecipe | null>;
  /** Its title stays where it is planned; false where there is no such recipe. */
  removeRecipe?(id: string): Awaitable<boolean>;
  /** These two are here when `can` says `import`. What a web page's recipe would be; rejects with why it can't be. */
  previewPage?(url: string): Promise<NewRecipe>;
  /** Keeps the recipe of a web page; rejects with why it can't. */
  importPage?(url: string): Promise<SourceRecipe>;

  /** What is to be bought by aisle, then what is ticked off. */
  grocery(): Awaitable<readonly GroceryItem[]>;
  /** Puts something on the list, or more of what is on it; what was ticked off is open again. */
  addItem(wanted: WantedItem): Awaitable<GroceryItem>;
  /** Null where there is no such item. */
  changeItem(id: string, patch: ItemPatch): Awaitable<GroceryItem | null>;
  /** Ticks an item off or opens it again; `changed` is false where it was so already, null where there is none. */
  checkItem(
    id: string,
    checked: boolean,
  ): Awaitable<{ readonly item: GroceryItem; readonly changed: boolean } | null>;
  /** False where there is no such item. */
  removeItem(id: string): Awaitable<boolean>;
  /** Drops what is ticked off; how many that were. */
  clearChecked(): Awaitable<number>;
  /** Puts a recipe's ingredients on the list, so many times what it says; false where there is no such recipe. */
  addIngredients(recipeId: string, times: number, addedBy: string | undefined): Awaitable<boolean>;
}

/** A recipe as our own database keeps it. */
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

/** An item as our own database keeps it. */
export interface RecordedItem {
  readonly id: string;
  readonly name: string;
  /** What its spellings have in common. */
  readonly food: string;
  readonly amount?: string;
  readonly aisle: string;
  /** Milliseconds since 1970. */
  readonly checkedAt?: number;
  readonly addedBy?: string;
  readonly recipeId?: string;
}

/** The grocery list as the embedded provider keeps it. */
export interface GroceryRecords {
  /** What is to be bought in the order it was added, then what is ticked off, the last first. */
  items(): readonly RecordedItem[];
  item(id: string): RecordedItem | null;
  /** The item of a food that is to be bought, else one that is ticked off. */
  itemOf(food: string): RecordedItem | null;
  /** Adds an item, or writes it anew. */
  keepItem(item: RecordedItem): void;
  dropItem(id: string): void;
  /** How many were ticked off. */
  dropChecked(): number;
  /** Where the family finds a food, where it said so. */
  aisleOf(food: string): string | null;
  /** Null forgets it. */
  rememberAisle(food: string, aisle: string | null): void;
}

/** Our own database, as the embedded provider needs it. */
export interface MealRecords extends GroceryRecords {
  /** In the order in which they were planned. */
  planned(start: string, end: string): readonly SourceMeal[];
  plan(meal: Omit<SourceMeal, "picture">): void;
  /** False where there is none. */
  unplan(id: string): boolean;

  recipe(id: string): RecordedRecipe | null;
  /** The last added first, each with its place in that order; those that have every word, and the tag. */
  recipes(asked: {
    readonly words: readonly string[];
    readonly tag: string | undefined;
    /** Only those whose place is below it. */
    readonly before: number;
    readonly limit: number;
  }): readonly (RecordedRecipe & { readonly place: number })[];
  tags(): readonly string[];
  /** Adds a recipe, or writes it anew. */
  keepRecipe(recipe: RecordedRecipe): void;
  /** Its title stays on the plan. */
  dropRecipe(id: string): void;
}
