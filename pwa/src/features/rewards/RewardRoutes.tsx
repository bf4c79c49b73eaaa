import { Redirect, Route, Switch } from "wouter";
import { type FamilyMember, useFamily, useMe } from "#client/context/family.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { useRewards } from "#client/features/rewards/queries.ts";
import { SessionRedirect } from "../access/SessionRedirect.tsx";
import { RewardCatalogue } from "./RewardCatalogue.tsx";
import { MemberRewards } from "./MemberRewards.tsx";
import { RewardForm } from "./RewardForm.tsx";
import { StarHistoryPage } from "../stars/StarHistoryPage.tsx";

const Change = ({ id }: { id: string }) => {
  const catalog = useRewards().data?.catalog;
  const reward = catalog?.find((one) => one.id === id);
  if (catalog === undefined) return null;
  return reward === undefined ? (
    <Redirect to="/reward-list" replace />
  ) : (
    <RewardForm reward={reward} catalog={catalog} />
  );
};

const Write = () => <RewardForm reward={undefined} catalog={useRewards().data?.catalog ?? []} />;

/** A parent's pages; anybody else is led to the shop window. */
const Parents = () =>
  useParentHere() ? (
    <Switch>
      <Route path="/reward-list/new" component={Write} />
      <Route path="/reward-list/change/:id">{({ id }) => <Change key={id} id={id} />}</Route>
      <Route component={RewardCatalogue} />
    </Switch>
  ) : (
    <SessionRedirect to="/rewards" />
  );

/** Mine on my own phone, else the first child's. */
const useShown = (): ((who: string | undefined) => FamilyMember | undefined) => {
  const family = useFamily();
  const me = useMe();
  const kid = family.find((member) => member.kid);
  const usual = me?.parent === true ? (kid ?? me) : (me ?? kid ?? family[0]);
  return (who) => family.find(({ id }) => id === who) ?? usual;
};

/** Everything about rewards on a phone. */
export const RewardRoutes = () => {
  const memberOf = useShown();
  return (
    <Switch>
      <Route path="/rewards/:who/stars">
        {({ who }) => {
          const member = memberOf(who);
          return member === undefined ? null : <StarHistoryPage key={member.id} member={member} />;
        }}
      </Route>
      <Route path="/rewards/:who?">
        {({ who }) => {
          const member = memberOf(who);
          return member === undefined ? null : <MemberRewards member={member} />;
        }}
      </Route>
      <Route component={Parents} />
    </Switch>
  );
};
