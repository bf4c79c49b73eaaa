import { useCalendarNames } from "#client/features/calendar/use-calendar-names.ts";
import { BinChoices } from "#client/app/settings/bins/BinChoices.tsx";
import { useSettings } from "#client/features/settings/queries.ts";
import { SectionContent } from "../SectionContent.tsx";

/** The house's bins, and whose chore it is to take them out. */
export const BinsSection = () => {
  const calendars = useCalendarNames();
  const shown = useSettings();
  return (
    <SectionContent of={shown}>
      {({ bins }) => <BinChoices values={bins} calendars={calendars} />}
    </SectionContent>
  );
};
