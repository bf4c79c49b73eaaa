import { Redirect, Route, Switch } from "wouter";
import { Cook } from "../features/recipes/CookPage.tsx";
import { ChangeRecipe, WriteRecipe } from "../features/recipes/WriteRecipe.tsx";
import { ImportRecipe } from "../features/recipes/ImportRecipe.tsx";
import { idIn } from "../features/recipes/recipe-address.ts";
import { RecipePage } from "../features/recipes/RecipePage.tsx";
import { Recipes } from "../features/recipes/RecipeLibrary.tsx";
import { WeekPlan } from "../features/meals/WeekPlan.tsx";
import "../features/meals/meals.css";

/** What the family eats: the week's plan and the recipe library. */
export const Meals = () => (
  <Switch>
    <Route path="/lists/week/:day?">{({ day }) => <WeekPlan day={day} />}</Route>
    <Route path="/lists/recipes" component={Recipes} />
    <Route path="/lists/recipes/new" component={WriteRecipe} />
    <Route path="/lists/recipes/import" component={ImportRecipe} />
    <Route path="/lists/recipes/:id">{({ id }) => <RecipePage key={id} id={idIn(id)} />}</Route>
    <Route path="/lists/recipes/:id/edit">
      {({ id }) => <ChangeRecipe key={id} id={idIn(id)} />}
    </Route>
    <Route path="/lists/recipes/:id/cook">{({ id }) => <Cook key={id} id={idIn(id)} />}</Route>
    <Route>
      <Redirect to="/lists/week" replace />
    </Route>
  </Switch>
);
