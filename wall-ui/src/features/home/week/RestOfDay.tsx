import { useRef } from "react";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { showRows } from "../show-rows.ts";
import type { DayEntry } from "./DayEntries.tsx";
import * as styles from "./week-card.module.css";

/** What of a day has no room for its title: whose it is and when, and how many more there are than stand there. */
export const RestOfDay = ({ entries }: { entries: readonly DayEntry[] }) => {
  const { t } = useI18n();
  const family = useFamily();
  const box = useRef<HTMLDivElement>(null);
  const timed = entries.filter(({ time }) => time !== undefined);
  const whole = entries.length - timed.length;
  const hidden = useFit(box, {
    last: timed.length,
    apply: (rest, step) => {
      const list = rest.querySelector("ul");
      if (list !== null) showRows(list, step);
      rest.toggleAttribute("data-more", step + whole > 0);
    },
    // What the day says of itself is measured without it, so that its changes are told.
    dependsOn: entries.map(({ event }) => event.id).join(),
  });
  return (
    <div className={styles.rest} data-part="fixed" ref={box}>
      <ul>
        {timed.map(({ event, time }) => (
          <li key={event.id} className={styles.faces}>
            {family
              .filter(({ id }) => event.memberIds.includes(id))
              .map((member) => (
                <Avatar key={member.id} face={member} />
              ))}
            <EventMarks event={event} />
            <time>{time}</time>
          </li>
        ))}
      </ul>
      <span className={styles.more}>{t("home.more", { count: hidden + whole })}</span>
    </div>
  );
};
