// One chunk for all of the meals: they are fetched together once Home has come to rest.
export { Cook } from "../features/recipes/cook/CookPage.tsx";
export { Meals } from "./MealsPage.tsx";
