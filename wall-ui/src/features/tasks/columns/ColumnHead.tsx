import { Link } from "wouter";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { StarCount, Streak } from "#client/ui/badges/StarCount.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { usePauseText } from "#client/features/tasks/pauses/pause-text.ts";
import { useActing } from "#wall-ui/src/context/acting.tsx";
import type { ColumnDay } from "./column-day.ts";
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

/** Whose column it is: the face to act with, the name that leads to their page, stars and what is left. */
export const ColumnHead = ({ day, showsToday }: { day: ColumnDay; showsToday: boolean }) => {
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
        <FitText isName className={styles.columnName}>
          {member.name}
        </FitText>
        <ColumnScore day={day} showsToday={showsToday} />
      </Stack>
    </Row>
  );
};
