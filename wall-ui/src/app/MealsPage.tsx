import { Groceries } from "../features/grocery/GroceryPage.tsx";
import { Library } from "../features/recipes/RecipeLibrary.tsx";
import { RecipePage } from "../features/recipes/RecipePage.tsx";
import { Week } from "../features/meals/week/MealWeek.tsx";
import "../ui/page.css";

/** What the family eats: the week, a recipe or all of them, and what is to be bought. `about` is a day or a recipe's id. */
export const Meals = ({ part, about }: { part: string | undefined; about: string | undefined }) => {
  if (part === "recipes")
    return about === undefined ? <Library /> : <RecipePage key={about} id={about} />;
  if (part === "grocery") return <Groceries />;
  return <Week date={part === "week" ? about : undefined} />;
};
