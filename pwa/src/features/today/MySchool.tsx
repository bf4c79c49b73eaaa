import { NextSchoolDay } from "#client/features/timetable/NextSchoolDay.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { LinkRow } from "../../ui/LinkRow.tsx";

/** My lessons today or, after school, tomorrow, and the way to the whole week. */
export const MySchool = ({ me }: { me: FamilyMember }) => (
  <NextSchoolDay memberId={me.id}>
    {(title) => <LinkRow href="/timetable" words={title} />}
  </NextSchoolDay>
);
