import { useState } from "react";
import type { Lesson, LessonDay, Subject } from "#contract/timetable.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Choices } from "../../ui/form/Choices.tsx";
import { SettingGroup } from "../../ui/form/SettingGroup.tsx";
import { Stepper } from "../../ui/form/Stepper.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { addMinutesToTime } from "../../ui/form/time-of-day.ts";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { timetableMessages } from "./messages/messages.ts";
import { lessonsMeet, nextLessonTimes } from "./new-lesson.ts";

const stepMin = 5;

type LessonTimes = Pick<Lesson, "start" | "end">;

const timesOf = ({ start, end }: Partial<Lesson> = {}): LessonTimes | undefined =>
  start === undefined || end === undefined ? undefined : { start, end };

/** When a lesson begins and ends, in steps of five minutes. */
const TimeSteps = ({
  times,
  onTimes,
}: {
  times: LessonTimes;
  onTimes: (times: LessonTimes) => void;
}) => {
  const s = useMessages(timetableMessages);
  const { timeOfDay } = useI18n();
  const step = (key: "start" | "end", by: number) => () => {
    const next = { ...times, [key]: addMinutesToTime(times[key], by) };
    if (next.start < next.end) onTimes(next);
  };
  const time = (key: "start" | "end", label: string) => (
    <Stepper
      label={label}
      shown={timeOfDay(times[key])}
      lessLabel={s("less", { what: label })}
      moreLabel={s("more", { what: label })}
      onLess={step(key, -stepMin)}
      onMore={step(key, stepMin)}
    />
  );
  return (
    <>
      {time("start", s("begins"))}
      {time("end", s("ends"))}
    </>
  );
};

const WeekChoices = ({
  week,
  onWeek,
}: {
  week: Lesson["week"];
  onWeek: (week: Lesson["week"]) => void;
}) => {
  const s = useMessages(timetableMessages);
  return (
    <Choices<Lesson["week"]>
      label={s("whichWeek")}
      value={week}
      choices={[
        { value: "both", label: s("both") },
        { value: "A", label: s("week", { week: "A" }) },
        { value: "B", label: s("week", { week: "B" }) },
      ]}
      onChoose={onWeek}
    />
  );
};

const SubjectChoices = ({
  subjects,
  subjectId,
  onSubject,
}: {
  subjects: readonly Subject[];
  subjectId: string | undefined;
  onSubject: (id: string) => void;
}) => (
  <Choices
    label={useMessages(timetableMessages)("name")}
    value={subjectId}
    choices={subjects.map(({ id, name, icon }) => ({
      ...{ value: id, label: name },
      picture: <Picture name={icon} neutral="books" />,
    }))}
    onChoose={onSubject}
  />
);

/** A lesson of a weekday, new or changed: its subject, time, room, and in which weeks. */
export const LessonForm = ({
  day,
  lessons,
  subjects,
  hasWeeks,
  before,
  said,
  onSave,
  onCancel,
}: {
  day: LessonDay;
  /** The others, which it must not meet. */
  lessons: readonly Lesson[];
  subjects: readonly Subject[];
  hasWeeks: boolean;
  /** What is changed; a new one without it. */
  before?: Lesson;
  /** What is known of a new one. */
  said?: Partial<Lesson>;
  onSave: (lesson: Lesson) => void;
  onCancel?: () => void;
}) => {
  const s = useMessages(timetableMessages);
  const { t } = useI18n();
  const [subjectId, setSubject] = useState(before?.subjectId ?? said?.subjectId);
  const [times, setTimes] = useState(
    () => timesOf(before) ?? timesOf(said) ?? nextLessonTimes(lessons, day),
  );
  const [week, setWeek] = useState<Lesson["week"]>(before?.week ?? said?.week ?? "both");
  const [room, setRoom] = useState(before?.room ?? "");
  const place = room.trim();
  const lesson: Lesson = {
    ...{ day, week, ...times, subjectId: subjectId ?? "" },
    ...(place === "" ? {} : { room: place }),
  };
  const meets = lessons.some((other) => lessonsMeet(lesson, other));
  return (
    <SettingGroup title={s(before === undefined ? "lesson" : "changeLesson")}>
      <SubjectChoices {...{ subjects, subjectId }} onSubject={setSubject} />
      <TimeSteps times={times} onTimes={setTimes} />
      {hasWeeks ? <WeekChoices week={week} onWeek={setWeek} /> : null}
      <TextField label={s("room")} maxLength={40} value={room} onValue={setRoom} />
      {meets ? <Notice kind="problem">{s("overlap")}</Notice> : null}
      <Button
        kind="primary"
        disabled={subjectId === undefined || meets}
        onClick={() => {
          onSave(lesson);
          // Said in words it is one, and stays in sight until it is kept.
          if (before === undefined && said === undefined)
            setTimes(nextLessonTimes([...lessons, lesson], day));
        }}
      >
        {s(before === undefined ? "addLesson" : "saveLesson")}
      </Button>
      {onCancel === undefined ? null : <Button onClick={onCancel}>{t("action.cancel")}</Button>}
    </SettingGroup>
  );
};
