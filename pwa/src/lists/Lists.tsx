import { Redirect, Route, Switch } from "wouter";
import { LaterRoom } from "../shell/LaterRoom.tsx";
import { loadMeals } from "../shell/rooms.ts";
import { Groceries } from "./Groceries.tsx";
import { TodoList } from "./TodoList.tsx";
import "./lists.css";

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
