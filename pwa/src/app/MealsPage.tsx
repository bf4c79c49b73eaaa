import { Redirect, Route, Switch } from "wouter";
import { CookPage } from "../features/recipes/CookPage.tsx";
import { ChangeRecipe, WriteRecipe } from "../features/recipes/WriteRecipe.tsx";
import { ImportRecipe } from "../features/recipes/ImportRecipe.tsx";
import { recipeIdIn } from "../features/recipes/recipe-address.ts";
import { RecipePage } from "../features/recipes/RecipePage.tsx";
import { RecipeLibrary } from "../features/recipes/RecipeLibrary.tsx";
import { PlanRecipe } from "../features/meals/PlanRecipe.tsx";
import { WeekPlan } from "../features/meals/WeekPlan.tsx";

/** What the family eats: the week's plan and the recipe library. */
export const MealsPage = () => (
  <Switch>
    <Route path="/lists/week/:day?">{({ day }) => <WeekPlan day={day} />}</Route>
    <Route path="/lists/recipes" component={RecipeLibrary} />
    <Route path="/lists/recipes/new" component={WriteRecipe} />
    <Route path="/lists/recipes/import" component={ImportRecipe} />
    <Route path="/lists/recipes/:id">
      {({ id }) => <RecipePage key={id} id={recipeIdIn(id)} plan={PlanRecipe} />}
    </Route>
    <Route path="/lists/recipes/:id/edit">
      {({ id }) => <ChangeRecipe key={id} id={recipeIdIn(id)} />}
    </Route>
    <Route path="/lists/recipes/:id/cook">
      {({ id }) => <CookPage key={id} id={recipeIdIn(id)} />}
    </Route>
    <Route>
      <Redirect to="/lists/week" replace />
    </Route>
  </Switch>
);
