import type { OperationAnswer } from "#contract/api.ts";
import type { Recipe, RecipeCard } from "#contract/recipes.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import type { SampleTexts } from "../../query/sample/sample-texts.ts";

const say = (en: string, de: string): SampleTexts => ({ en, de });

type Line = readonly [amount: number, unit: string | undefined, food: SampleTexts];

interface SampleRecipe {
  readonly id: string;
  readonly title: SampleTexts;
  readonly totalMin: number;
  readonly tags: readonly SampleTexts[];
  readonly servings: number;
  readonly lines: readonly Line[];
  readonly steps: readonly SampleTexts[];
}

const quick = say("Quick", "Schnell");
const kids = say("Children’s favourite", "Kinderliebling");

/** What a sample family cooks. */
export const sampleCookbook: readonly SampleRecipe[] = [
  {
    ...{ id: "curry", title: say("Vegetable curry", "Gemüsecurry"), totalMin: 35, servings: 4 },
    tags: [quick, say("Vegetarian", "Vegetarisch")],
    lines: [
      [500, "g", say("carrots", "Karotten")],
      [300, "g", say("spinach", "Spinat")],
      [400, "ml", say("coconut milk", "Kokosmilch")],
      [300, "g", say("rice", "Reis")],
    ],
    steps: [
      say("Cook the rice.", "Den Reis kochen."),
      say("Slice the carrots and fry them gently.", "Karotten schneiden und sanft anbraten."),
      say(
        "Add coconut milk and simmer for fifteen minutes.",
        "Kokosmilch dazugeben und eine Viertelstunde köcheln lassen.",
      ),
      say("Fold in the spinach, season, serve.", "Spinat unterheben, würzen, servieren."),
    ],
  },
  {
    ...{ id: "pancakes", title: say("Pancakes", "Pfannkuchen"), totalMin: 25, servings: 4 },
    tags: [quick, kids],
    lines: [
      [250, "g", say("flour", "Mehl")],
      [500, "ml", say("milk", "Milch")],
      [3, undefined, say("eggs", "Eier")],
    ],
    steps: [
      say("Whisk everything to a smooth batter.", "Alles zu einem glatten Teig verrühren."),
      say("Let it rest for ten minutes.", "Zehn Minuten ruhen lassen."),
      say("Fry them thin and golden.", "Dünn und goldgelb ausbacken."),
    ],
  },
  {
    ...{ id: "bolognese", title: say("Spaghetti Bolognese", "Spaghetti Bolognese") },
    ...{ totalMin: 45, servings: 4, tags: [kids] },
    lines: [
      [500, "g", say("spaghetti", "Spaghetti")],
      [400, "g", say("minced meat", "Hackfleisch")],
      [2, undefined, say("onions", "Zwiebeln")],
      [800, "g", say("tomatoes", "Tomaten")],
    ],
    steps: [
      say("Fry onions and meat until brown.", "Zwiebeln und Fleisch braun anbraten."),
      say("Add the tomatoes and simmer.", "Tomaten dazugeben und köcheln lassen."),
      say("Cook the spaghetti, and serve.", "Spaghetti kochen und servieren."),
    ],
  },
  {
    ...{ id: "stew", title: say("Lentil stew", "Linseneintopf"), totalMin: 50, servings: 4 },
    tags: [say("Vegetarian", "Vegetarisch")],
    lines: [
      [350, "g", say("lentils", "Linsen")],
      [3, undefined, say("carrots", "Karotten")],
      [4, undefined, say("potatoes", "Kartoffeln")],
    ],
    steps: [
      say("Dice the vegetables.", "Das Gemüse würfeln."),
      say("Simmer all of it until it is soft.", "Alles köcheln lassen, bis es weich ist."),
    ],
  },
];

const cardOf = (
  { language }: SampleInput,
  { id, title, totalMin, tags }: SampleRecipe,
): RecipeCard => ({
  id: sampleId(id),
  title: title[language],
  totalMin,
  tags: tags.map((tag) => tag[language]),
});

/** The sample family's library. */
export const sampleRecipes = (given: SampleInput): OperationAnswer<"GET /api/recipes"> => {
  const items = sampleCookbook.map((recipe) => cardOf(given, recipe));
  return { items, tags: [...new Set(items.flatMap(({ tags }) => tags))], next: null };
};

/** One of its recipes; the first where no other has this id. */
export const sampleRecipe = (given: SampleInput, id: string): Recipe => {
  const recipe = sampleCookbook.find((one) => sampleId(one.id) === id) ?? sampleCookbook[0];
  if (recipe === undefined) throw new Error("The sample family cooks nothing.");
  const { language } = given;
  return {
    ...cardOf(given, recipe),
    servings: recipe.servings,
    ingredients: recipe.lines.map(([amount, unit, food]) => ({
      text: [String(amount), unit, food[language]].filter((word) => word !== undefined).join(" "),
      ...{ amount, food: food[language] },
      ...(unit === undefined ? {} : { unit }),
    })),
    steps: recipe.steps.map((step) => step[language]),
  };
};
