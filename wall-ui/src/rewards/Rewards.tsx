import { useState } from "react";
import { Link } from "wouter";
import { useFamily } from "../../../client/family.tsx";
import { Redemptions } from "../../../client/rewards-ui/Redemptions.tsx";
import { starsOf } from "../../../client/rewards-ui/offers.ts";
import { Shop } from "../../../client/rewards-ui/Shop.tsx";
import { ShopHead } from "../../../client/rewards-ui/ShopHead.tsx";
import { WhoseRewards } from "../../../client/rewards-ui/WhoseRewards.tsx";
import { useRewards } from "../../../client/rewards.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { useActing } from "../shell/acting.tsx";
import { useWords } from "../shell/use-words.ts";
import { ParentPin } from "./ParentPin.tsx";
import "../shell/room.css";
import "./rewards.css";

/** The shop window of stars, for one member at a time: who acts, else the first child. */
export const Rewards = ({ who }: { who: string | undefined }) => {
  const { t } = useWords();
  const family = useFamily();
  const { memberId: actingId } = useActing();
  const [asksPin, setAsksPin] = useState(false);
  const shown = useRewards();
  const member =
    family.find(({ id }) => id === who) ??
    family.find(({ id }) => id === actingId) ??
    family.find(({ kid }) => kid) ??
    family[0];
  const rewards = shown.data;
  return (
    <div className="room rewards" aria-busy={shown.from === "loading"}>
      <header className="room-head">
        <h1>{t("rewards.title")}</h1>
        <SourceBadge shown={shown} />
        <nav className="segments" aria-label={t("chores.title")}>
          <Link href="/chores" replace>
            {t("chores.routine")}
          </Link>
          <Link href="/chores/todo" replace>
            {t("chores.todos")}
          </Link>
          <Link href="/rewards" replace aria-current="page">
            {t("rewards.title")}
          </Link>
        </nav>
      </header>
      {member === undefined || rewards === undefined ? null : (
        <>
          <WhoseRewards shownId={member.id} rewards={rewards} />
          <Shop
            key={member.id}
            member={member}
            rewards={rewards}
            from={shown.from}
            head={<ShopHead member={member} stars={starsOf(rewards, member.id)} />}
            got={<Redemptions member={member} onLocked={() => setAsksPin(true)} />}
          />
        </>
      )}
      {shown.from === "failed" ? (
        <EmptyState picture="wrapped-gift" title={t("state.failed")} />
      ) : null}
      <ParentPin open={asksPin} onOver={() => setAsksPin(false)} />
    </div>
  );
};
