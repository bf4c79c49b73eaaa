import { TimetableChoices } from "#client/app/settings/timetable/TimetableChoices.tsx";
import { useSettings } from "#client/features/settings/queries.ts";
import { SectionContent } from "../SectionContent.tsx";

/** The children's timetables. */
export const TimetableSection = () => (
  <SectionContent of={useSettings()}>
    {({ timetable }) => <TimetableChoices values={timetable} />}
  </SectionContent>
);
