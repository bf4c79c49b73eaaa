import type { HolidaySettings } from "#contract/holidays.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { holidayMessages } from "#client/features/holidays/messages/messages.ts";
import { useHolidays } from "#client/features/holidays/queries.ts";
import { SchoolHolidayForm } from "./SchoolHolidayForm.tsx";

/** The school holidays that are typed, and the calendars in which they stand. */
export const SchoolHolidayChoices = ({
  values,
  calendars,
  choose,
}: {
  values: HolidaySettings;
  calendars: readonly { readonly id: string; readonly name: string }[];
  choose: (change: Partial<HolidaySettings>) => void;
}) => {
  const s = useMessages(holidayMessages);
  const { dateRange } = useI18n();
  const today = useToday();
  const { school, schoolCalendars } = values;
  const unread = useHolidays(today, today).data?.unread ?? [];
  const gone = unread.map((id) => calendars.find((one) => one.id === id)?.name ?? id);
  return (
    <>
      <SettingGroup title={s("school")}>
        {school.length === 0 ? <Notice>{s("noSchool")}</Notice> : null}
        {school.map((range) => (
          <ListRow key={range.start}>
            <ListRowText>
              <b dir="auto">{range.name}</b>
              <small>{`${dateRange(range.start, range.end)} ${range.end.slice(0, 4)}`}</small>
            </ListRowText>
            <IconButton
              icon="close"
              label={s("remove", { name: range.name })}
              onClick={() => choose({ school: school.filter((one) => one !== range) })}
            />
          </ListRow>
        ))}
        <SchoolHolidayForm school={school} onSchool={(next) => choose({ school: next })} />
      </SettingGroup>
      {calendars.length === 0 ? null : (
        <SettingGroup>
          <MultipleChoice
            label={s("calendars")}
            hint={s("calendarsHint")}
            chosen={schoolCalendars}
            choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(chosen) => choose({ schoolCalendars: [...chosen] })}
          />
          {gone.length === 0 ? null : (
            <Notice kind="problem">{s("unread", { names: gone.join(", ") })}</Notice>
          )}
        </SettingGroup>
      )}
      <Notice>{s("source")}</Notice>
    </>
  );
};
