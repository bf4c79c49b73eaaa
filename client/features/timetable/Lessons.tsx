import { Fragment, useState } from "react";
import type { Lesson, LessonDay, TimetableSettings } from "#contract/timetable.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Choices } from "../../ui/form/Choices.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { LessonForm } from "./LessonForm.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { lessonWeekdays } from "./new-lesson.ts";

const lessonKey = ({ start, week }: Lesson): string => `${start} ${week}`;

/** A child's lessons by weekday, each of which can be changed where it stands or taken away, and a new one. */
export const Lessons = ({
  values,
  lessons,
  onLessons,
}: {
  values: TimetableSettings;
  lessons: readonly Lesson[];
  onLessons: (lessons: Lesson[]) => void;
}) => {
  const s = useMessages(timetableMessages);
  const { dayShort, dayName, timeOfDay } = useI18n();
  const [day, setDay] = useState<LessonDay>("mon");
  const [changed, setChanged] = useState<Lesson>();
  const hasWeeks = values.weekA !== null;
  const there = lessons
    .filter((lesson) => lesson.day === day)
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.week.localeCompare(b.week));
  const date = lessonWeekdays.find((one) => one.day === day)?.date ?? "";
  const without = (lesson: Lesson) => lessons.filter((other) => other !== lesson);
  const formOf = (before: Lesson) => (
    <LessonForm
      {...{ day, hasWeeks, before, subjects: values.subjects, lessons: without(before) }}
      onSave={(lesson) => {
        onLessons(lessons.map((other) => (other === before ? lesson : other)));
        setChanged(undefined);
      }}
      onCancel={() => setChanged(undefined)}
    />
  );
  return (
    <>
      <SettingGroup title={s("lessons")}>
        <Choices
          label={s("weekday")}
          value={day}
          choices={lessonWeekdays.map((one) => ({ value: one.day, label: dayShort(one.date) }))}
          onChoose={(next) => {
            setDay(next);
            setChanged(undefined);
          }}
        />
        {there.map((lesson) => {
          const subject = values.subjects.find(({ id }) => id === lesson.subjectId);
          const name = subject?.name ?? "";
          const time = `${timeOfDay(lesson.start)} – ${timeOfDay(lesson.end)}`;
          const details = [
            time,
            ...(hasWeeks && lesson.week !== "both" ? [s("week", { week: lesson.week })] : []),
            ...(lesson.room === undefined ? [] : [lesson.room]),
          ];
          if (lesson === changed)
            return <Fragment key={lessonKey(lesson)}>{formOf(lesson)}</Fragment>;
          const when = `${dayName(date)} ${time}`;
          return (
            <ListRow key={lessonKey(lesson)}>
              <Picture name={subject?.icon} neutral="books" />
              <ListRowText>
                <b dir="auto">{name}</b>
                <small>{details.join(" · ")}</small>
              </ListRowText>
              <IconButton
                icon="pencil"
                label={s("changeLessonOf", { name, time: when })}
                onClick={() => setChanged(lesson)}
              />
              <IconButton
                icon="close"
                label={s("removeLesson", { name, time: when })}
                onClick={() => onLessons(without(lesson))}
              />
            </ListRow>
          );
        })}
      </SettingGroup>
      {values.subjects.length === 0 || changed !== undefined ? null : (
        <LessonForm
          key={day}
          {...{ day, lessons, hasWeeks, subjects: values.subjects }}
          onSave={(lesson) => onLessons([...lessons, lesson])}
        />
      )}
    </>
  );
};
