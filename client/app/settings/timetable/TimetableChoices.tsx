import { useState } from "react";
import type { TimetableSettings } from "#contract/timetable.ts";
import { useToday } from "#client/context/clock.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Choices } from "#client/ui/form/Choices.tsx";
import { DayField } from "#client/ui/form/DayField.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { useSaveSettings } from "#client/features/settings/queries.ts";
import { Lessons } from "#client/features/timetable/Lessons.tsx";
import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { Subjects } from "#client/features/timetable/Subjects.tsx";

/** The children's timetables: weeks, subjects and lessons; for a parent. */
export const TimetableChoices = ({ values }: { values: TimetableSettings }) => {
  const s = useMessages(timetableMessages);
  const { t } = useI18n();
  const today = useToday();
  const { mutate, error } = useSaveSettings();
  const family = useFamily();
  const children = family.some(({ kid }) => kid) ? family.filter(({ kid }) => kid) : family;
  const [who, setWho] = useState<string>();
  const child = children.find(({ id }) => id === who) ?? children[0];
  const { weekA } = values;
  const choose = (change: Partial<TimetableSettings>, seen: Partial<TimetableSettings> = {}) =>
    mutate({ timetable: { ...values, ...change }, seen: { timetable: { ...values, ...seen } } });
  return (
    <>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      <Subjects
        values={values}
        onSubjects={(subjects, seen) => choose({ subjects }, { subjects: seen })}
      />
      <SettingGroup>
        <Switch
          label={s("weeks")}
          on={weekA !== null}
          onChange={(on) => choose({ weekA: on ? today : null })}
        />
        {weekA === null ? null : (
          <DayField
            {...{ label: s("weekA"), day: weekA, today }}
            onDay={(day) => choose({ weekA: day })}
          />
        )}
      </SettingGroup>
      {child === undefined ? null : (
        <>
          <SettingGroup>
            <Choices
              label={s("whose")}
              value={child.id}
              choices={children.map(({ id, name }) => ({ value: id, label: name }))}
              onChoose={setWho}
            />
          </SettingGroup>
          <Lessons
            key={child.id}
            values={values}
            lessons={values.lessons[child.id] ?? []}
            onLessons={(lessons) => choose({ lessons: { ...values.lessons, [child.id]: lessons } })}
          />
        </>
      )}
    </>
  );
};
