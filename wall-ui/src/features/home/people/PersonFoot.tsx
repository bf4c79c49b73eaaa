import { useRef } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Task } from "#contract/tasks.ts";
import { daypartIcons } from "#client/features/tasks/dayparts.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import * as styles from "./person-card.module.css";

/** Leaves only the time of what comes next, where its words would take the room of a chore. */
const showTimeOnly = (line: HTMLElement, step: number): void => {
  line.toggleAttribute("data-time-only", step === 1);
};

/** What comes next for a member, and how many chores there are besides those that are seen. */
export const PersonFoot = ({
  next,
  more,
  later,
}: {
  next: CalendarEvent | undefined;
  /** Chores of now that find no room. */
  more: readonly Task[];
  /** Chores of later parts of the day. */
  later: readonly Task[];
}) => {
  const { t, clockWithDay } = useI18n();
  const now = useNow("minute");
  const line = useRef<HTMLSpanElement>(null);
  useFit(line, { last: 1, apply: showTimeOnly });
  const folded = more.length + later.length;
  const part = more.length === 0 ? (later[0]?.daypart ?? undefined) : undefined;
  return (
    <footer className={styles.personFoot} hidden={next === undefined && folded === 0}>
      <span className={styles.personNext} ref={line}>
        {next === undefined ? null : (
          <>
            <b>{clockWithDay(next.start, now)}</b> <EventPicture event={next} />
            <bdi>
              <HyphenatedText>{next.title || t("calendar.untitled")}</HyphenatedText>
            </bdi>
          </>
        )}
      </span>
      {folded === 0 ? null : (
        <span className={styles.personMore}>
          {part === undefined ? null : <Icon name={daypartIcons[part]} />}
          <span aria-hidden="true">+{folded}</span>
          <Text srOnly>{t("home.moreChores", { count: folded })}</Text>
        </span>
      )}
    </footer>
  );
};
