import { Picture } from "#client/ui/pictures/Picture.tsx";
import type { Task } from "#contract/tasks.ts";
import { useConfig } from "#client/context/config.ts";
import { useLingering } from "#client/ui/layout/use-lingering.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SavingLine } from "#client/features/rewards/SavingLine.tsx";
import { type DaypartChores, groupByDaypart } from "#client/features/tasks/dayparts.ts";
import type { ColumnDay } from "./column-day.ts";
import { useFreeDayText } from "#client/features/tasks/pauses/pause-text.ts";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import { columnHeight } from "./column-height.ts";
import { leftFirst } from "./left-first.ts";
import { ColumnHead } from "./ColumnHead.tsx";
import { ColumnList } from "./ColumnList.tsx";
import { ColumnPart } from "./ColumnPart.tsx";
import * as styles from "./member-column.module.css";

const FreeDayPicture = ({ day: { isKnown, paused } }: { day: ColumnDay }) => {
  if (!isKnown) return null;
  return paused === undefined ? (
    <Picture name="balloon" neutral="teddy-bear" />
  ) : (
    <Picture name="luggage" />
  );
};

const FreeDay = ({ day }: { day: ColumnDay }) => {
  const freeDayText = useFreeDayText();
  return (
    <Stack align="center" justify="center" className={styles.columnFree}>
      <FreeDayPicture day={day} />
      <p>{freeDayText(day)}</p>
    </Stack>
  );
};

/** The chores that have a row each; those that are folded together count as one. */
const shownOf = (parts: readonly DaypartChores[], hasSettled: (task: Task) => boolean) =>
  parts.map(({ tasks, folded }) => {
    const settled = tasks.filter(hasSettled).length;
    return { folded, tasks: tasks.slice(Math.max(0, settled - 1)) };
  });

/** One member's day: the face to act with, the stars, the chores and what is next for them. */
export const MemberColumn = ({
  day,
  clock,
  headings = false,
  isWaiting = false,
}: {
  day: ColumnDay;
  clock: string;
  /** Names the parts of the day above their rows, where there is height enough. */
  headings?: boolean;
  /** The first answer isn't here yet: quiet shapes where the rows will be. */
  isWaiting?: boolean;
}) => {
  const { memberId: actingId } = useActing();
  const { preReaders } = useConfig();
  const { member, tasks, coming } = day;
  const lingering = useLingering(tasks);
  // When everything is done, all of it may be seen.
  const isLeft = tasks.some(({ done }) => !done);
  const hasSettled = ({ id, done, pendingApproval }: Task) =>
    isLeft && done && pendingApproval !== true && !lingering.has(id);
  const parts = leftFirst(groupByDaypart(tasks, clock, lingering), hasSettled);
  return (
    <article
      className={styles.column}
      data-part="column"
      data-slice
      style={{
        gridRow: `span ${columnHeight(shownOf(parts, hasSettled), preReaders.includes(member.id))}`,
      }}
      data-member={member.id}
      data-acting={actingId === member.id}
      aria-label={member.name}
    >
      <ColumnHead day={day} showsToday={headings} />
      {headings ? <SavingLine memberId={member.id} /> : null}
      {isWaiting ? (
        <Stack
          gap={1}
          justify="start"
          className={styles.columnGhosts}
          data-testid="column-ghosts"
          aria-busy="true"
        >
          <i />
          <i />
          <i />
        </Stack>
      ) : tasks.length === 0 ? (
        <FreeDay day={day} />
      ) : (
        <ColumnList
          content={parts
            .map(
              (one) =>
                `${one.part} ${one.tasks.length} ${one.folded} ${one.tasks.filter(hasSettled).length}`,
            )
            .join()}
          foot={coming.slice(0, tasks.length < 3 ? 3 : 1)}
        >
          {parts.map((part) => (
            <ColumnPart
              key={part.part}
              part={part}
              settled={part.tasks.filter(hasSettled)}
              memberId={member.id}
              named={headings && (parts.length > 1 || part.part !== "anytime")}
            />
          ))}
        </ColumnList>
      )}
    </article>
  );
};
