import { Suspense } from "react";
import { useConfig } from "#client/context/config.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { DinnerCard } from "./DinnerCard.tsx";
import { FamilyCard } from "./FamilyCard.tsx";
import { BinsToday } from "./BinsToday.tsx";
import { MySchool } from "./MySchool.tsx";
import { TomorrowCard } from "../tomorrow/TomorrowCard.tsx";
import { MyRewards } from "./MyRewards.tsx";

const GrownUpNotices = lazyPart(async () => (await import("./GrownUpNotices.tsx")).GrownUpNotices);

/** What the day ends with: for grown-ups what the wall needs of them and the others' chores, for a child the way to the rewards, then dinner. */
export const TodayFoot = ({ me }: { me: FamilyMember | undefined }) => {
  const hasNotices = useConfig().notices.length > 0;
  return (
    <>
      {me?.parent === true && hasNotices ? (
        <Suspense>
          <GrownUpNotices />
        </Suspense>
      ) : null}
      {me?.kid === true ? <MyRewards me={me} /> : <FamilyCard isOfChildren={me?.parent === true} />}
      {me === undefined ? null : <MySchool me={me} />}
      <BinsToday />
      <TomorrowCard />
      <DinnerCard />
    </>
  );
};
