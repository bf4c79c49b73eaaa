import { memo, useRef } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import * as styles from "./person-card.module.css";

/** Leaves only the time of what comes next, where its words would take the room of a chore. */
const showTimeOnly = (line: HTMLElement, step: number): void => {
  line.toggleAttribute("data-time-only", step === 1);
};

const Foot = ({ next }: { next: CalendarEvent | undefined }) => {
  const { t, clockWithDay } = useI18n();
  const now = useNow("minute");
  const line = useRef<HTMLSpanElement>(null);
  useFit(line, { last: 1, apply: showTimeOnly });
  return (
    <footer className={styles.personFoot} hidden={next === undefined}>
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
    </footer>
  );
};

/** What comes next for a member. */
export const PersonFoot = memo(Foot);
