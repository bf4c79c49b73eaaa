import { Redirect, Route, Switch } from "wouter";
import { LaterRoom } from "../ui/LazyRoute.tsx";
import { loadMeals } from "./lazy-routes.ts";
import { Groceries } from "../features/grocery/GroceryPage.tsx";
import { TodoList } from "../features/tasks/TodoList.tsx";
import "../features/lists/lists.css";

/** What the house shares: what to buy, what to do once, what to eat. It opens on the groceries. */
export const Lists = () => (
  <Switch>
    <Route path="/lists" component={Groceries} />
    <Route path="/lists/todos" component={TodoList} />
    <Route path="/lists/week/*?">
      <LaterRoom load={loadMeals} give={{}} />
    </Route>
    <Route path="/lists/recipes/*?">
      <LaterRoom load={loadMeals} give={{}} />
    </Route>
    <Route>
      <Redirect to="/lists" replace />
    </Route>
  </Switch>
);
