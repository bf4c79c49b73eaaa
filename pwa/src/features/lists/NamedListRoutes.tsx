import { Route, Switch } from "wouter";
import { ListsOverview } from "./ListsOverview.tsx";
import { NamedListPage } from "./NamedListPage.tsx";

/** The family's named lists, and each of them. */
export const NamedListRoutes = () => (
  <Switch>
    <Route path="/lists/more/:id">{({ id }) => <NamedListPage key={id} id={id} />}</Route>
    <Route>
      <ListsOverview />
    </Route>
  </Switch>
);
