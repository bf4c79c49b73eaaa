import { Redirect, Route, Switch } from "wouter";
import { PageSourceProvider } from "../ui/PageSourceProvider.tsx";
import { LazyRoute } from "../ui/LazyRoute.tsx";
import { loadMeals, loadNamedLists } from "./lazy-routes.ts";
import { GroceryPage } from "../features/grocery/GroceryPage.tsx";
import { TodoList } from "../features/tasks/TodoList.tsx";

/** What the family shares: what to buy, what to do once, what to eat. It opens on the groceries. */
export const ListsPage = () => (
  <Switch>
    <Route path="/lists">
      <PageSourceProvider of="meals">
        <GroceryPage />
      </PageSourceProvider>
    </Route>
    <Route path="/lists/todos">
      <PageSourceProvider of="tasks">
        <TodoList />
      </PageSourceProvider>
    </Route>
    <Route path="/lists/more/*?">
      <LazyRoute load={loadNamedLists} give={{}} />
    </Route>
    <Route path="/lists/week/*?">
      <PageSourceProvider of="meals">
        <LazyRoute load={loadMeals} give={{}} />
      </PageSourceProvider>
    </Route>
    <Route path="/lists/recipes/*?">
      <PageSourceProvider of="meals">
        <LazyRoute load={loadMeals} give={{}} />
      </PageSourceProvider>
    </Route>
    <Route>
      <Redirect to="/lists" replace />
    </Route>
  </Switch>
);
