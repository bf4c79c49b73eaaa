import { Redirect, Route, Switch } from "wouter";
import { Cook } from "./Cook.tsx";
import { ChangeRecipe, WriteRecipe } from "./WriteRecipe.tsx";
import { ImportRecipe } from "./ImportRecipe.tsx";
import { idIn } from "./recipe-address.ts";
import { RecipePage } from "./RecipePage.tsx";
import { Recipes } from "./Recipes.tsx";
import { WeekPlan } from "./WeekPlan.tsx";
import "./meals.css";

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
