import { useState } from "react";
import type { SchoolHolidays } from "#contract/holidays.ts";
import { useToday } from "#client/context/clock.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { DayField } from "#client/ui/form/DayField.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { holidayMessages } from "#client/features/holidays/messages/messages.ts";

/** A range of school holidays, added to those that are typed; `said` is what is known of it. */
export const SchoolHolidayForm = ({
  school,
  said,
  onSchool,
}: {
  school: readonly SchoolHolidays[];
  said?: SchoolHolidays;
  onSchool: (school: SchoolHolidays[]) => void;
}) => {
  const s = useMessages(holidayMessages);
  const today = useToday();
  const empty = { name: "", start: today, end: today };
  const [draft, setDraft] = useState(said ?? empty);
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
          setDraft(said === undefined ? empty : draft);
        }}
      >
        {s("add")}
      </Button>
    </>
  );
};
