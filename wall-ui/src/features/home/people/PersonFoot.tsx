import { memo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import * as styles from "./person-card.module.css";

const Foot = ({ next }: { next: CalendarEvent | undefined }) => {
  const { t, clockWithDay } = useI18n();
  const now = useNow("minute");
  return (
    <footer className={styles.personFoot} hidden={next === undefined}>
      <span className={styles.personNext}>
        {next === undefined ? null : (
          <>
            <b>{clockWithDay(next.start, now)}</b> <EventPicture event={next} />
            <bdi>
              <HyphenatedText>{next.title || t("calendar.untitled")}</HyphenatedText>
            </bdi>
          </>
        )}
      </span>
    </footer>
  );
};

/** What comes next for a member: when, and what. */
export const PersonFoot = memo(Foot);
