import { Fragment, useState } from "react";
import type { Lesson, LessonDay, TimetableSettings } from "#contract/timetable.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Choices } from "../../ui/form/Choices.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { LessonForm } from "./LessonForm.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { lessonWeekdays } from "./new-lesson.ts";
import * as styles from "./timetable.module.css";

const lessonKey = ({ start, week }: Lesson): string => `${start} ${week}`;

/** One lesson, which can be changed or taken away. */
const LessonRow = ({
  lesson,
  values: { subjects, weekA },
  onChange,
  onRemove,
}: {
  lesson: Lesson;
  values: TimetableSettings;
  onChange: () => void;
  onRemove: () => void;
}) => {
  const s = useMessages(timetableMessages);
  const { dayName, timeOfDay } = useI18n();
  const subject = subjects.find(({ id }) => id === lesson.subjectId);
  const name = subject?.name ?? "";
  const time = `${timeOfDay(lesson.start)} – ${timeOfDay(lesson.end)}`;
  const details = [
    time,
    ...(weekA !== null && lesson.week !== "both" ? [s("week", { week: lesson.week })] : []),
    ...(lesson.room === undefined ? [] : [lesson.room]),
  ];
  const date = lessonWeekdays.find(({ day }) => day === lesson.day)?.date ?? "";
  const when = `${dayName(date)} ${time}`;
  return (
    <ListRow>
      <Picture name={subject?.icon} neutral="books" />
      <ListRowText>
        <b dir="auto">{name}</b>
        <small>{details.join(" · ")}</small>
      </ListRowText>
      <Row gap={2} className={styles.lessonWays}>
        <IconButton
          icon="pencil"
          label={s("changeLessonOf", { name, time: when })}
          onClick={onChange}
        />
        <IconButton
          icon="close"
          label={s("removeLesson", { name, time: when })}
          onClick={onRemove}
        />
      </Row>
    </ListRow>
  );
};

const Weekdays = ({ day, onDay }: { day: LessonDay; onDay: (day: LessonDay) => void }) => {
  const s = useMessages(timetableMessages);
  const { dayShort } = useI18n();
  return (
    <Choices
      label={s("weekday")}
      value={day}
      choices={lessonWeekdays.map((one) => ({ value: one.day, label: dayShort(one.date) }))}
      onChoose={onDay}
    />
  );
};

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
  const [day, setDay] = useState<LessonDay>("mon");
  const [changed, setChanged] = useState<Lesson>();
  const hasWeeks = values.weekA !== null;
  const there = lessons
    .filter((lesson) => lesson.day === day)
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.week.localeCompare(b.week));
  const without = (lesson: Lesson) => lessons.filter((other) => other !== lesson);
  const choose = (next: LessonDay) => {
    setDay(next);
    setChanged(undefined);
  };
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
        <Weekdays day={day} onDay={choose} />
        {there.map((lesson) =>
          lesson === changed ? (
            <Fragment key={lessonKey(lesson)}>{formOf(lesson)}</Fragment>
          ) : (
            <LessonRow
              key={lessonKey(lesson)}
              {...{ lesson, values }}
              onChange={() => setChanged(lesson)}
              onRemove={() => onLessons(without(lesson))}
            />
          ),
        )}
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
