import { useState } from "react";
import type { UnderstoodFact } from "#contract/calendar-facts.ts";
import type { Subject, TimetableSettings } from "#contract/timetable.ts";
import { useToday } from "#client/context/clock.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { newId } from "#client/platform/random-id.ts";
import { DayField } from "#client/ui/form/DayField.tsx";
import { suggestedPicture } from "#client/ui/pictures/suggested-picture.ts";
import { Notice } from "#client/ui/text/Notice.tsx";
import { unusedColor } from "#client/ui/theme/palette.ts";
import { quickFactMessages } from "#client/features/calendar/quick-add/facts/messages/messages.ts";
import { LessonForm } from "#client/features/timetable/LessonForm.tsx";
import { timetableMessages } from "#client/features/timetable/messages/messages.ts";
import { nthLessonTimes } from "#client/features/timetable/new-lesson.ts";

type Said = Extract<UnderstoodFact, { kind: "lesson" }>["lesson"];

/** The subject of that name, else a new one. */
const subjectOf = (subjects: readonly Subject[], name: string): Subject =>
  subjects.find(
    (one) => one.name.localeCompare(name, undefined, { sensitivity: "base" }) === 0,
  ) ?? {
    ...{ id: newId(), name, bring: [], icon: suggestedPicture(name) ?? "books" },
    color: unusedColor(subjects.map(({ color }) => color)),
  };

/** A lesson as it was said, looked over before it stands in the timetable; a new subject comes along. */
export const SaidLesson = ({
  values,
  lesson,
  onTimetable,
}: {
  values: TimetableSettings;
  lesson: Said;
  onTimetable: (next: TimetableSettings) => void;
}) => {
  const s = useMessages(quickFactMessages);
  const timetable = useMessages(timetableMessages);
  const today = useToday();
  const [subject] = useState(() => subjectOf(values.subjects, lesson.subject));
  const [weekA, setWeekA] = useState(values.weekA ?? (lesson.week === "both" ? null : today));
  const { memberId = "", day, week, nth, start, end } = lesson;
  const own = values.lessons[memberId] ?? [];
  const isNew = !values.subjects.some(({ id }) => id === subject.id);
  const subjects = isNew ? [...values.subjects, subject] : values.subjects;
  const times =
    start !== undefined && end !== undefined ? { start, end } : nthLessonTimes(own, day, nth ?? 1);
  return (
    <>
      {times === undefined ? <Notice>{s("timesUnknown", { nth: String(nth ?? 1) })}</Notice> : null}
      {values.weekA !== null || weekA === null ? null : (
        <DayField label={timetable("weekA")} day={weekA} today={today} onDay={setWeekA} />
      )}
      <LessonForm
        {...{ day, lessons: own, subjects, hasWeeks: weekA !== null }}
        said={{ subjectId: subject.id, week, ...times }}
        onSave={(next) =>
          onTimetable({
            ...{ weekA, subjects: [...subjects] },
            lessons: { ...values.lessons, [memberId]: [...own, next] },
          })
        }
      />
    </>
  );
};
