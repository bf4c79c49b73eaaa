import { Redirect, Route, Switch } from "wouter";
import { FamilyJournal } from "./FamilyJournal.tsx";
import { NewEntryPage } from "./NewEntryPage.tsx";

/** The journal on a phone: what the family wrote, a member's own page, and a new entry. */
export const JournalRoutes = () => (
  <Switch>
    <Route path="/journal/new" component={NewEntryPage} />
    <Route path="/journal/timeline">
      <FamilyJournal view="timeline" who={undefined} />
    </Route>
    <Route path="/journal/of/:who">{({ who }) => <FamilyJournal view="feed" who={who} />}</Route>
    <Route path="/journal">
      <FamilyJournal view="feed" who={undefined} />
    </Route>
    <Route>
      <Redirect to="/journal" replace />
    </Route>
  </Switch>
);
