import { GroceryPage } from "../features/grocery/GroceryPage.tsx";
import { NewRecipePage } from "../features/recipes/NewRecipePage.tsx";
import { RecipeLibrary } from "../features/recipes/RecipeLibrary.tsx";
import { RecipePage } from "../features/recipes/RecipePage.tsx";
import { MealWeek } from "../features/meals/week/MealWeek.tsx";
import "../ui/page.module.css";

/** What the family eats: the week, a recipe or all of them, and what is to be bought. `about` is a day or a recipe's id. */
export const MealsPage = ({
  part,
  about,
}: {
  part: string | undefined;
  about: string | undefined;
}) => {
  if (part === "recipes" && about === "new") return <NewRecipePage />;
  if (part === "recipes")
    return about === undefined ? <RecipeLibrary /> : <RecipePage key={about} id={about} />;
  if (part === "grocery") return <GroceryPage />;
  return <MealWeek date={part === "week" ? about : undefined} />;
};
