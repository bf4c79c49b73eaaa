import { useRef } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { showRows } from "../show-rows.ts";
import * as styles from "./next-card.module.css";

/** Takes what follows away from its end, then the place of the next event too. */
const showFewer = (list: HTMLElement, step: number): void => {
  const count = list.children.length;
  showRows(list, Math.min(step, count));
  list.toggleAttribute("data-none", step >= count);
  list.parentElement?.toggleAttribute("data-tight", step > count);
};

/** Whether what follows is whole, and the next event above it too. */
const fitsBelow = (list: HTMLElement): boolean => {
  const above = list.parentElement?.querySelector("[data-part~=fit-box]") ?? list;
  return [list, above].every(
    (box) => box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1,
  );
};

/** What goes on besides the next event and the two that follow it, with the faces whose they are; as many as there is room for below it. */
export const NextFollowing = ({
  ongoing,
  after,
  now,
}: {
  ongoing: readonly CalendarEvent[];
  after: readonly CalendarEvent[];
  now: number;
}) => {
  const { t, clock, clockWithDay } = useI18n();
  const family = useFamily();
  const list = useRef<HTMLUListElement>(null);
  const shown = [
    ...ongoing.map((event) => ({ event, when: t("home.until", { time: clock(event.end) }) })),
    ...after.map((event) => ({ event, when: clockWithDay(event.start, now) })),
  ].slice(0, 2);
  useFit(list, {
    last: shown.length + 1,
    apply: showFewer,
    fits: fitsBelow,
  });
  return (
    <ul className={styles.nextAfter} ref={list} aria-label={t("home.then")}>
      {shown.map(({ event, when }) => (
        <Row as="li" gap={2} key={event.id}>
          {family
            .filter(({ id }) => event.memberIds.includes(id))
            .slice(0, 3)
            .map((member) => (
              <Avatar key={member.id} face={member} />
            ))}
          <b>{when}</b>
          <EventPicture event={event} />
          <bdi>{event.title || t("calendar.untitled")}</bdi>
        </Row>
      ))}
    </ul>
  );
};
