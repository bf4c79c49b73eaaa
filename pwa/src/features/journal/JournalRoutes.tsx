import { Redirect, Route, Switch } from "wouter";
import { Journal } from "./FamilyJournal.tsx";
import { Write } from "./NewEntryPage.tsx";
import "./journal.css";

/** The journal on a phone: what the family wrote, a member's own page, and a new entry. */
export const JournalRooms = () => (
  <Switch>
    <Route path="/journal/new" component={Write} />
    <Route path="/journal/timeline">
      <Journal view="timeline" who={undefined} />
    </Route>
    <Route path="/journal/of/:who">{({ who }) => <Journal view="feed" who={who} />}</Route>
    <Route path="/journal">
      <Journal view="feed" who={undefined} />
    </Route>
    <Route>
      <Redirect to="/journal" replace />
    </Route>
  </Switch>
);
