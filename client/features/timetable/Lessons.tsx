import { useState } from "react";
import type { Lesson, LessonDay, TimetableSettings } from "#contract/timetable.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { Choices } from "../../ui/form/Choices.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { ListRow } from "../../ui/layout/ListRow.tsx";
import { ListRowText } from "../../ui/layout/ListRowText.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { AddLesson } from "./AddLesson.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { lessonWeekdays } from "./new-lesson.ts";

/** A child's lessons by weekday, each of which can be taken away, and a new one. */
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
  const hasWeeks = values.weekA !== null;
  const there = lessons
    .filter((lesson) => lesson.day === day)
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.week.localeCompare(b.week));
  const date = lessonWeekdays.find((one) => one.day === day)?.date ?? "";
  return (
    <>
      <SettingGroup title={s("lessons")}>
        <Choices
          label={s("weekday")}
          value={day}
          choices={lessonWeekdays.map((one) => ({ value: one.day, label: dayShort(one.date) }))}
          onChoose={setDay}
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
          return (
            <ListRow key={`${lesson.start} ${lesson.week}`}>
              <Picture name={subject?.icon} neutral="books" />
              <ListRowText>
                <b dir="auto">{name}</b>
                <small>{details.join(" · ")}</small>
              </ListRowText>
              <IconButton
                icon="close"
                label={s("removeLesson", { name, time: `${dayName(date)} ${time}` })}
                onClick={() => onLessons(lessons.filter((other) => other !== lesson))}
              />
            </ListRow>
          );
        })}
      </SettingGroup>
      {values.subjects.length === 0 ? null : (
        <AddLesson
          key={day}
          {...{ day, lessons, hasWeeks, subjects: values.subjects }}
          onAdd={(lesson) => onLessons([...lessons, lesson])}
        />
      )}
    </>
  );
};
