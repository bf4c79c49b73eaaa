import { Suspense } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { FamilyJournal } from "./FamilyJournal.tsx";
import { NewEntryPage } from "./NewEntryPage.tsx";

const Yearbook = lazyPart(
  async () => (await import("#client/features/journal/yearbook/Yearbook.tsx")).Yearbook,
);

const YearbookPage = () => {
  const [, go] = useLocation();
  return (
    <Suspense fallback={null}>
      <Yearbook onBack={() => go("/journal", { replace: true })} />
    </Suspense>
  );
};

/** The journal on a phone: what the family wrote, a member's own page, and a new entry. */
export const JournalRoutes = () => (
  <Switch>
    <Route path="/journal/new" component={NewEntryPage} />
    <Route path="/journal/yearbook" component={YearbookPage} />
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
