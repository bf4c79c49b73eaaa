// One chunk for all of the meals: they are fetched together once Home has come to rest.
export { CookPage as Cook } from "../features/recipes/cook/CookPage.tsx";
export { MealsPage as Meals } from "./MealsPage.tsx";
