import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./member-column.module.css";

/** How many rows lie below what can be seen of a list. */
const rowsBelow = (list: HTMLElement) => {
  const bottom = list.getBoundingClientRect().bottom + 2;
  return [...list.querySelectorAll("[data-part~=chore], [data-part~=column-folded]")].filter(
    (row) => row.getBoundingClientRect().bottom > bottom,
  ).length;
};

/** A member's rows, which scroll where they are many, and under them what is next for this member. */
export const ColumnList = ({
  content,
  foot,
  children,
}: {
  /** Anything that changes when the rows do. */
  content: string;
  foot: readonly CalendarEvent[];
  children: ReactNode;
}) => {
  const { t, clockWithDay } = useI18n();
  const now = useNow("minute");
  const list = useRef<HTMLDivElement>(null);
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => setBelow(rowsBelow(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    // The observer asks first when the page is laid out: asked here, it would be so while it is being made.
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [content]);
  return (
    <>
      <div className={styles.columnList} ref={list} data-more={below > 0}>
        {children}
      </div>
      <Row as="footer" gap={2} className={styles.columnFoot}>
        <ul>
          {foot.map((event) => (
            <Text as="li" key={event.id} clamp>
              <b>{clockWithDay(event.start, now)}</b> <bdi>{event.title}</bdi>
            </Text>
          ))}
        </ul>
        {below === 0 ? null : (
          <Text
            as="button"
            tone="member"
            type="button"
            onClick={() =>
              list.current?.scrollBy({ top: list.current.clientHeight * 0.8, behavior: "smooth" })
            }
          >
            {t("calendar.moreEvents", { count: below })}
          </Text>
        )}
      </Row>
    </>
  );
};
