import type { FamilyMember } from "#client/context/family.ts";
import { DinnerCard } from "./DinnerCard.tsx";
import { FamilyCard } from "./FamilyCard.tsx";
import { BinsToday } from "./BinsToday.tsx";
import { MySchool } from "./MySchool.tsx";
import { TomorrowCard } from "../tomorrow/TomorrowCard.tsx";

/** What the day ends with: for grown-ups the others' chores, then dinner. */
export const TodayFoot = ({ me }: { me: FamilyMember | undefined }) => (
  <>
    {me?.kid === true ? null : <FamilyCard isOfChildren={me?.parent === true} />}
    {me === undefined ? null : <MySchool me={me} />}
    <BinsToday />
    <TomorrowCard />
    <DinnerCard />
  </>
);
