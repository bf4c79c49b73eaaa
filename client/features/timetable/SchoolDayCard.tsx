import type { SchoolDay, Subject } from "#contract/timetable.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { timetableMessages } from "./messages/messages.ts";
import * as styles from "./timetable.module.css";

/** A child's lessons of a day and what to bring; on holidays only for which. */
export const SchoolDayCard = ({
  day,
  subjects,
}: {
  day: SchoolDay;
  subjects: readonly Subject[];
}) => {
  const s = useMessages(timetableMessages);
  const { timeOfDay } = useI18n();
  // A number beside the time would be taken for one.
  const roomText = (room: string) => (/^\d/.test(room) ? s("inRoom", { room }) : room);
  if (day.free !== undefined)
    return (
      <Text as="p" tone="soft">
        {s("free", { name: day.free })}
      </Text>
    );
  return (
    <Stack gap={2} data-testid="school-day">
      <ul className={styles.lessons}>
        {day.lessons.map(({ start, end, subjectId, room }) => {
          const subject = subjects.find(({ id }) => id === subjectId);
          return (
            <li
              key={start}
              className={styles.lesson}
              style={{ borderInlineStartColor: subject?.color }}
            >
              <Picture name={subject?.icon} neutral="books" />
              <span>
                <b dir="auto">{subject?.name}</b>
                <small>
                  {`${timeOfDay(start)} – ${timeOfDay(end)}`}
                  {room === undefined ? null : (
                    <>
                      {" · "}
                      <span className={styles.lessonRoom}>{roomText(room)}</span>
                    </>
                  )}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
      {day.bring.length === 0 ? null : (
        <Text as="p" className={styles.bring}>
          {s("bringNow", { things: day.bring.join(", ") })}
        </Text>
      )}
    </Stack>
  );
};
