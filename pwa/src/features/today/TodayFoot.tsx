import type { FamilyMember } from "#client/context/family.ts";
import { DinnerCard } from "./DinnerCard.tsx";
import { FamilyCard } from "./FamilyCard.tsx";
import { BinsToday } from "./BinsToday.tsx";
import { MySchool } from "./MySchool.tsx";
import { TomorrowCard } from "../tomorrow/TomorrowCard.tsx";
import { MyRewards } from "./MyRewards.tsx";

/** What the day ends with: for grown-ups the others' chores, for a child the way to the rewards, then dinner. */
export const TodayFoot = ({ me }: { me: FamilyMember | undefined }) => (
  <>
    {me?.kid === true ? <MyRewards me={me} /> : <FamilyCard isOfChildren={me?.parent === true} />}
    {me === undefined ? null : <MySchool me={me} />}
    <BinsToday />
    <TomorrowCard />
    <DinnerCard />
  </>
);
