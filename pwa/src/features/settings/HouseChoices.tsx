import { BinChoices } from "#client/features/bins/BinChoices.tsx";
import { useCalendarNames } from "#client/features/calendar/use-calendar-names.ts";
import { HolidayChoices } from "#client/features/holidays/HolidayChoices.tsx";
import { useSettings } from "#client/features/settings/queries.ts";
import { TimetableChoices } from "#client/features/timetable/TimetableChoices.tsx";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Notice } from "#client/ui/text/Notice.tsx";

/** What stands fast in this house, on a parent's phone: its holidays, its bins, or the children's timetables. */
export const HouseChoices = ({ of }: { of: "holidays" | "bins" | "timetable" }) => {
  const { t } = useI18n();
  const shown = useSettings();
  const calendars = useCalendarNames();
  if (shown.source === "failed")
    return (
      <Notice kind="problem" role="alert">
        {errorText(t, shown.error)}
      </Notice>
    );
  if (shown.data === undefined) return null;
  const { holidays, bins, timetable } = shown.data;
  if (of === "holidays") return <HolidayChoices values={holidays} calendars={calendars} />;
  if (of === "bins") return <BinChoices values={bins} calendars={calendars} />;
  return <TimetableChoices values={timetable} />;
};
