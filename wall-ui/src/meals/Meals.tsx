import { Groceries } from "./grocery/Groceries.tsx";
import { Library } from "./recipes/Library.tsx";
import { RecipePage } from "./recipes/RecipePage.tsx";
import { Week } from "./week/Week.tsx";
import "../shell/room.css";

/** What the family eats: the week, a recipe or all of them, and what is to be bought. `about` is a day or a recipe's id. */
export const Meals = ({ part, about }: { part: string | undefined; about: string | undefined }) => {
  if (part === "recipes")
    return about === undefined ? <Library /> : <RecipePage key={about} id={about} />;
  if (part === "grocery") return <Groceries />;
  return <Week date={part === "week" ? about : undefined} />;
};
