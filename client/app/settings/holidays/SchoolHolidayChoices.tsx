import { useState } from "react";
import type { HolidaySettings } from "#contract/holidays.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { DayField } from "#client/ui/form/DayField.tsx";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { holidayMessages } from "#client/features/holidays/messages/messages.ts";
import { useHolidays } from "#client/features/holidays/queries.ts";

type School = HolidaySettings["school"];

const AddRange = ({ school, onSchool }: { school: School; onSchool: (school: School) => void }) => {
  const s = useMessages(holidayMessages);
  const today = useToday();
  const empty = { name: "", start: today, end: today };
  const [draft, setDraft] = useState(empty);
  const { name, start, end } = draft;
  const meets = school.some((one) => one.start <= end && start <= one.end);
  return (
    <>
      <TextField
        label={s("name")}
        hint={s("nameHint")}
        maxLength={60}
        value={name}
        onValue={(next) => setDraft({ ...draft, name: next })}
      />
      <DayField
        {...{ label: s("start"), day: start, today }}
        onDay={(day) => setDraft({ ...draft, start: day, end: day > end ? day : end })}
      />
      <DayField
        {...{ label: s("end"), day: end, today }}
        onDay={(day) => setDraft({ ...draft, end: day, start: day < start ? day : start })}
      />
      {meets && name !== "" ? <Notice kind="problem">{s("overlap")}</Notice> : null}
      <Button
        kind="primary"
        disabled={name.trim() === "" || meets}
        onClick={() => {
          const next = [...school, { ...draft, name: name.trim() }];
          onSchool(next.toSorted((a, b) => a.start.localeCompare(b.start)));
          setDraft(empty);
        }}
      >
        {s("add")}
      </Button>
    </>
  );
};

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
        <AddRange school={school} onSchool={(next) => choose({ school: next })} />
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
