import type { ReactNode } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { SavingLine } from "#client/features/rewards/SavingLine.tsx";
import { StarCount, Streak } from "#client/ui/badges/StarCount.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { Text } from "#client/ui/text/Text.tsx";
import type { MemberDay } from "#client/features/tasks/member-day.ts";
import * as styles from "./member-day-head.module.css";

/** A member's face with the day's ring, their stars and streak, and how much is left. */
export const MemberDayHead = ({
  member,
  day,
  badge,
}: {
  member: FamilyMember;
  day: MemberDay;
  badge?: ReactNode;
}) => {
  const { t } = useI18n();
  const { tasks, done, share, stars, starsToday, streak } = day;
  const left = tasks.length - done;
  return (
    <header className={styles.memberHead}>
      <span data-face={member.id}>
        <Avatar face={member} done={share} />
      </span>
      <div>
        <h2 dir="auto">{member.name}</h2>
        <p>
          <StarCount count={stars} label={t("chores.stars", { count: stars })} />
          {starsToday > 0 ? (
            <Text size="small" tone="accent" weight="bold">
              {t("chores.starsToday", { count: `+${starsToday}` })}
            </Text>
          ) : null}
          <Streak days={streak} label={t("chores.streak", { count: streak })} />
          {tasks.length === 0 ? null : (
            <Text
              size="small"
              tone="soft"
              weight="semibold"
              className={styles.memberLeft}
              data-all={left === 0}
            >
              {left === 0 ? t("chores.allDone") : t("chores.left", { count: left })}
            </Text>
          )}
        </p>
      </div>
      {badge}
      <SavingLine memberId={member.id} />
    </header>
  );
};
