import type { FamilyMember } from "../../../client/family.tsx";
import { ledgerDays } from "../../../client/ledger-days.ts";
import { starsOf } from "../../../client/rewards-ui/offers.ts";
import { ShopHead } from "../../../client/rewards-ui/ShopHead.tsx";
import { useParentHere } from "../../../client/members.ts";
import { useRewards } from "../../../client/rewards.ts";
import { useWholeLedger } from "../../../client/stars.ts";
import { rewardWords } from "../../../client/text/rooms/rewards/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { daysBetween, useToday } from "../../../client/time.ts";
import { Button } from "../../../client/ui/Button.tsx";
import { LedgerRow } from "../../../client/ui/LedgerRow.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { AdjustStars } from "./AdjustStars.tsx";
import { Page } from "../shell/Page.tsx";
import "../me/me.css";

/** Every star that a member was given or lost, as far back as somebody reads; a parent gives or takes some here. */
export const StarHistory = ({ member }: { member: FamilyMember }) => {
  const s = useWordsOf(rewardWords);
  const { t, dateLong, relativeDay } = useText();
  const today = useToday();
  const isParentHere = useParentHere();
  const rewards = useRewards().data;
  const stars = rewards === undefined ? undefined : starsOf(rewards, member.id);
  const { shown, isReadingOn, readOn } = useWholeLedger(member.id);
  return (
    <Page
      look="reward-page"
      title={s("stars", { name: member.name })}
      back={`/rewards/${encodeURIComponent(member.id)}`}
    >
      {stars === undefined ? null : (
        <div className="shop-mine" data-member={member.id}>
          <ShopHead member={member} stars={stars} />
          {isParentHere ? <AdjustStars member={member} stars={stars} /> : null}
        </div>
      )}
      <section className="history" aria-busy={shown.from === "loading"}>
        <h3>
          {t("chores.history")} <SourceBadge shown={shown} />
        </h3>
        {shown.data?.length === 0 ? <p className="rows-none">{t("chores.noHistory")}</p> : null}
        {ledgerDays(shown.data ?? []).map(([day, entries]) => (
          <div key={day}>
            <h4>
              {daysBetween(day, today) < 2 ? relativeDay(daysBetween(today, day)) : dateLong(day)}
            </h4>
            <ul>
              {entries.map((entry) => (
                <LedgerRow key={entry.id} entry={entry} />
              ))}
            </ul>
          </div>
        ))}
        {readOn === undefined ? null : (
          <Button disabled={isReadingOn} onClick={readOn}>
            {s("readOn")}
          </Button>
        )}
      </section>
    </Page>
  );
};
