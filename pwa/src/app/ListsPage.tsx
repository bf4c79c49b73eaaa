import { Redirect, Route, Switch } from "wouter";
import { Room } from "../ui/Room.tsx";
import { LazyRoute } from "../ui/LazyRoute.tsx";
import { loadMeals } from "./lazy-routes.ts";
import { GroceryPage } from "../features/grocery/GroceryPage.tsx";
import { TodoList } from "../features/tasks/TodoList.tsx";
import "../ui/lists.module.css";

/** What the family shares: what to buy, what to do once, what to eat. It opens on the groceries. */
export const ListsPage = () => (
  <Switch>
    <Route path="/lists">
      <Room of="meals">
        <GroceryPage />
      </Room>
    </Route>
    <Route path="/lists/todos">
      <Room of="tasks">
        <TodoList />
      </Room>
    </Route>
    <Route path="/lists/week/*?">
      <Room of="meals">
        <LazyRoute load={loadMeals} give={{}} />
      </Room>
    </Route>
    <Route path="/lists/recipes/*?">
      <Room of="meals">
        <LazyRoute load={loadMeals} give={{}} />
      </Room>
    </Route>
    <Route>
      <Redirect to="/lists" replace />
    </Route>
  </Switch>
);
