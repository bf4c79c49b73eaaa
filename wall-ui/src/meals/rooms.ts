// One chunk for all of the meals: they are fetched together once Home has come to rest.
export { Cook } from "./cook/Cook.tsx";
export { Meals } from "./Meals.tsx";
