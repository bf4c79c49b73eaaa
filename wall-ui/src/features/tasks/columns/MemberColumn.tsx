import { Link } from "wouter";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { StarCount, Streak } from "#client/ui/badges/StarCount.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SavingLine } from "#client/features/rewards/SavingLine.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";
import type { ColumnDay } from "./column-day.ts";
import { useFreeDayText, usePauseText } from "#client/features/tasks/pauses/pause-text.ts";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import { ColumnList } from "./ColumnList.tsx";
import { ColumnPart } from "./ColumnPart.tsx";
import * as styles from "./member-column.module.css";

const ColumnScore = ({ day, showsToday }: { day: ColumnDay; showsToday: boolean }) => {
  const { t } = useI18n();
  const pausedText = usePauseText();
  const { member, tasks, done, stars, starsToday, streak, paused } = day;
  const left = tasks.length - done;
  return (
    <Row as="span" wrap align="stretch" className={styles.columnScore}>
      {member.kid || stars > 0 ? (
        <StarCount count={stars} label={t("chores.stars", { count: stars })} />
      ) : null}
      {showsToday && starsToday > 0 ? (
        <Text tone="accent">{t("chores.starsToday", { count: `+${starsToday}` })}</Text>
      ) : null}
      <Streak days={streak} label={t("chores.streak", { count: streak })} />
      {paused !== undefined && tasks.length > 0 ? (
        <span className={styles.columnLeft}>{pausedText(paused)}</span>
      ) : tasks.length === 0 ? null : (
        <span className={styles.columnLeft}>
          {left === 0 ? t("chores.allDone") : t("chores.left", { count: left })}
        </span>
      )}
    </Row>
  );
};

const ColumnHead = ({ day, showsToday }: { day: ColumnDay; showsToday: boolean }) => {
  const { t } = useI18n();
  const { memberId: actingId, act } = useActing();
  const { member, tasks, done } = day;
  const acting = actingId === member.id;
  return (
    <Row as="header" gap={2} className={styles.columnHead}>
      <button
        type="button"
        className={styles.columnFace}
        data-face={member.id}
        aria-pressed={acting}
        aria-label={t("members.actAs", { name: member.name })}
        onClick={() => act(acting ? undefined : member.id)}
      >
        <Avatar face={member} done={tasks.length === 0 ? undefined : done / tasks.length} />
      </button>
      <Stack
        as={Link}
        justify="center"
        className={styles.columnWho}
        href={`/chores/${encodeURIComponent(member.id)}`}
      >
        <Text
          weight="bold"
          display
          className={styles.columnName}
          dir="auto"
          data-long={member.name.length > 9}
        >
          {member.name}
        </Text>
        <ColumnScore day={day} showsToday={showsToday} />
      </Stack>
    </Row>
  );
};

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
  const { member, tasks, coming } = day;
  const parts = groupByDaypart(tasks, clock);
  return (
    <article
      className={styles.column}
      data-part="column"
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
          content={parts.map((part) => `${part.part} ${part.tasks.length} ${part.folded}`).join()}
          foot={coming.slice(0, tasks.length < 3 ? 3 : 1)}
        >
          {parts.map((part) => (
            <ColumnPart
              key={part.part}
              part={part}
              memberId={member.id}
              named={headings && (parts.length > 1 || part.part !== "anytime")}
            />
          ))}
        </ColumnList>
      )}
    </article>
  );
};
