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

/** A lesson that is added to a weekday: its subject, time, room, and in which weeks. */
export const AddLesson = ({
  day,
  lessons,
  subjects,
  hasWeeks,
  onAdd,
}: {
  day: LessonDay;
  lessons: readonly Lesson[];
  subjects: readonly Subject[];
  hasWeeks: boolean;
  onAdd: (lesson: Lesson) => void;
}) => {
  const s = useMessages(timetableMessages);
  const { timeOfDay } = useI18n();
  const [subjectId, setSubject] = useState<string>();
  const [times, setTimes] = useState(nextLessonTimes(lessons, day));
  const [week, setWeek] = useState<Lesson["week"]>("both");
  const [room, setRoom] = useState("");
  const place = room.trim();
  const lesson: Lesson = {
    ...{ day, week, ...times, subjectId: subjectId ?? "" },
    ...(place === "" ? {} : { room: place }),
  };
  const meets = lessons.some((other) => lessonsMeet(lesson, other));
  const step = (key: "start" | "end", by: number) => () => {
    const next = { ...times, [key]: addMinutesToTime(times[key], by) };
    if (next.start < next.end) setTimes(next);
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
    <SettingGroup title={s("lesson")}>
      <Choices
        label={s("name")}
        value={subjectId}
        choices={subjects.map(({ id, name, icon }) => ({
          ...{ value: id, label: name },
          picture: <Picture name={icon} neutral="books" />,
        }))}
        onChoose={setSubject}
      />
      {time("start", s("begins"))}
      {time("end", s("ends"))}
      {hasWeeks ? (
        <Choices<Lesson["week"]>
          label={s("whichWeek")}
          value={week}
          choices={[
            { value: "both", label: s("both") },
            { value: "A", label: s("week", { week: "A" }) },
            { value: "B", label: s("week", { week: "B" }) },
          ]}
          onChoose={setWeek}
        />
      ) : null}
      <TextField label={s("room")} maxLength={40} value={room} onValue={setRoom} />
      {meets ? <Notice kind="problem">{s("overlap")}</Notice> : null}
      <Button
        kind="primary"
        disabled={subjectId === undefined || meets}
        onClick={() => {
          onAdd(lesson);
          setTimes(nextLessonTimes([...lessons, lesson], day));
        }}
      >
        {s("addLesson")}
      </Button>
    </SettingGroup>
  );
};
