import type { OperationAnswer } from "#contract/api.ts";
import type { Recipe, RecipeCard } from "#contract/recipes.ts";
import { sampleId } from "../../query/sample/sample-id.ts";
import type { SampleInput } from "../../query/sample/sample-input.ts";
import { type SampleTexts, sampleText } from "../../query/sample/sample-texts.ts";

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

const quick = sampleText("Quick", "Schnell");
const kids = sampleText("Children’s favourite", "Kinderliebling");

/** What a sample family cooks. */
export const sampleCookbook: readonly SampleRecipe[] = [
  {
    ...{
      id: "curry",
      title: sampleText("Vegetable curry", "Gemüsecurry"),
      totalMin: 35,
      servings: 4,
    },
    tags: [quick, sampleText("Vegetarian", "Vegetarisch")],
    lines: [
      [500, "g", sampleText("carrots", "Karotten")],
      [300, "g", sampleText("spinach", "Spinat")],
      [400, "ml", sampleText("coconut milk", "Kokosmilch")],
      [300, "g", sampleText("rice", "Reis")],
    ],
    steps: [
      sampleText("Cook the rice.", "Den Reis kochen."),
      sampleText(
        "Slice the carrots and fry them gently.",
        "Karotten schneiden und sanft anbraten.",
      ),
      sampleText(
        "Add coconut milk and simmer for fifteen minutes.",
        "Kokosmilch dazugeben und eine Viertelstunde köcheln lassen.",
      ),
      sampleText("Fold in the spinach, season, serve.", "Spinat unterheben, würzen, servieren."),
    ],
  },
  {
    ...{ id: "pancakes", title: sampleText("Pancakes", "Pfannkuchen"), totalMin: 25, servings: 4 },
    tags: [quick, kids],
    lines: [
      [250, "g", sampleText("flour", "Mehl")],
      [500, "ml", sampleText("milk", "Milch")],
      [3, undefined, sampleText("eggs", "Eier")],
    ],
    steps: [
      sampleText("Whisk everything to a smooth batter.", "Alles zu einem glatten Teig verrühren."),
      sampleText("Let it rest for ten minutes.", "Zehn Minuten ruhen lassen."),
      sampleText("Fry them thin and golden.", "Dünn und goldgelb ausbacken."),
    ],
  },
  {
    ...{ id: "bolognese", title: sampleText("Spaghetti Bolognese", "Spaghetti Bolognese") },
    ...{ totalMin: 45, servings: 4, tags: [kids] },
    lines: [
      [500, "g", sampleText("spaghetti", "Spaghetti")],
      [400, "g", sampleText("minced meat", "Hackfleisch")],
      [2, undefined, sampleText("onions", "Zwiebeln")],
      [800, "g", sampleText("tomatoes", "Tomaten")],
    ],
    steps: [
      sampleText("Fry onions and meat until brown.", "Zwiebeln und Fleisch braun anbraten."),
      sampleText("Add the tomatoes and simmer.", "Tomaten dazugeben und köcheln lassen."),
      sampleText("Cook the spaghetti, and serve.", "Spaghetti kochen und servieren."),
    ],
  },
  {
    ...{ id: "stew", title: sampleText("Lentil stew", "Linseneintopf"), totalMin: 50, servings: 4 },
    tags: [sampleText("Vegetarian", "Vegetarisch")],
    lines: [
      [350, "g", sampleText("lentils", "Linsen")],
      [3, undefined, sampleText("carrots", "Karotten")],
      [4, undefined, sampleText("potatoes", "Kartoffeln")],
    ],
    steps: [
      sampleText("Dice the vegetables.", "Das Gemüse würfeln."),
      sampleText("Simmer all of it until it is soft.", "Alles köcheln lassen, bis es weich ist."),
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
