import { SchoolToday } from "#client/features/timetable/SchoolToday.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { LinkRow } from "../../ui/LinkRow.tsx";

/** My lessons today, and the way to the whole week. */
export const MySchool = ({ me }: { me: FamilyMember }) => (
  <SchoolToday memberId={me.id}>
    {(title) => <LinkRow href="/timetable" words={title} />}
  </SchoolToday>
);
