import { useCalendarNames } from "#client/features/calendar/use-calendar-names.ts";
import { HolidayChoices } from "#client/app/settings/holidays/HolidayChoices.tsx";
import { useSettings } from "#client/features/settings/queries.ts";
import { SectionContent } from "../SectionContent.tsx";

/** Which public and school holidays the family has. */
export const HolidaysSection = () => {
  const calendars = useCalendarNames();
  const shown = useSettings();
  return (
    <SectionContent of={shown}>
      {({ holidays }) => <HolidayChoices values={holidays} calendars={calendars} />}
    </SectionContent>
  );
};
