import { Redirect, Route, Switch } from "wouter";
import { LazyRoute } from "../ui/LazyRoute.tsx";
import { loadMeals } from "./lazy-routes.ts";
import { GroceryPage } from "../features/grocery/GroceryPage.tsx";
import { TodoList } from "../features/tasks/TodoList.tsx";
import "../ui/lists.module.css";

/** What the family shares: what to buy, what to do once, what to eat. It opens on the groceries. */
export const ListsPage = () => (
  <Switch>
    <Route path="/lists" component={GroceryPage} />
    <Route path="/lists/todos" component={TodoList} />
    <Route path="/lists/week/*?">
      <LazyRoute load={loadMeals} give={{}} />
    </Route>
    <Route path="/lists/recipes/*?">
      <LazyRoute load={loadMeals} give={{}} />
    </Route>
    <Route>
      <Redirect to="/lists" replace />
    </Route>
  </Switch>
);
