import { type CSSProperties, useLayoutEffect, useRef } from "react";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import { useWords } from "../shell/use-words.ts";
import { addDays, useNow } from "../../../client/time.ts";
import { Avatar } from "../../../client/ui/Avatar.tsx";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { Icon } from "../../../client/ui/Icon.tsx";
import { type FamilyMember, useFamily } from "../../../client/family.tsx";
import { DayColumn } from "./DayColumn.tsx";
import { dayOf } from "./day-of.ts";
import { FeedMarks } from "./FeedMarks.tsx";
import { sideBySide, type Stretch } from "./side-by-side.ts";
import { useEvents } from "./use-events.ts";
import "./day.css";

interface Lane {
  readonly key: string;
  readonly member: FamilyMember | undefined;
  readonly events: readonly CalendarEvent[];
}

const lanesOf = (family: readonly FamilyMember[], events: readonly CalendarEvent[]): Lane[] => {
  const known = new Set(family.map(({ id }) => id));
  const shared = events.filter(({ memberIds }) => !memberIds.some((id) => known.has(id)));
  const own = family.map((member) => ({
    key: member.id,
    member,
    events: events.filter(({ memberIds }) => memberIds.includes(member.id)),
  }));
  // A large family's free members stand behind the busy ones; a small family keeps its order.
  const ordered =
    own.length > 5
      ? own.toSorted((a, b) => Math.sign(b.events.length) - Math.sign(a.events.length))
      : own;
  return [{ key: "", member: undefined, events: shared }, ...ordered];
};

/** A column is as many times wider as it has events beside each other, up to three. */
const columnOf = (stretches: readonly Stretch<CalendarEvent>[]): string => {
  const beside = Math.min(3, Math.max(1, ...sideBySide(stretches).map(({ of }) => of)));
  return `minmax(${beside * 9.5}rem, ${beside}fr)`;
};

/** One day as a time-line, a column for everyone and one for each member. */
export const DayView = ({ day }: { day: string }) => {
  const { t, format } = useWords();
  const now = useNow("minute");
  const family = useFamily();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useEvents(day, addDays(day, 1));
  const { allDay, timed, from, to } = dayOf(shown.data?.events ?? [], day, format);
  const lanes = lanesOf(family, [...allDay, ...timed.map(({ item }) => item)]);
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  const nowAt = format.day(now) === day ? format.minuteOf(now) : undefined;
  useLayoutEffect(() => {
    const line = scroller.current?.querySelector<HTMLElement>(".day-now, .day-event");
    if (line && scroller.current)
      scroller.current.scrollTop = Math.max(0, line.offsetTop - scroller.current.clientHeight / 2);
  }, [from, to]);
  const timedOf = ({ events }: Lane) => timed.filter(({ item }) => events.includes(item));
  const columns = lanes.map((lane) => columnOf(timedOf(lane))).join(" ");
  const style = { "--columns": columns, "--hours": hours.length } as CSSProperties;
  return (
    <>
      <div
        className="day"
        ref={scroller}
        style={style}
        data-sideways
        tabIndex={0}
        aria-label={format.longDate(day)}
      >
        <div className="day-corner" />
        {lanes.map(({ key, member }) => (
          <h2 key={key} className="day-who" data-member={member?.id}>
            {member === undefined ? (
              <>
                <span className="day-everyone">
                  <Icon name="people" />
                </span>
                {t("calendar.everyone")}
              </>
            ) : (
              <>
                <Avatar face={member} />
                <bdi data-long={member.name.length > 9}>{member.name}</bdi>
              </>
            )}
          </h2>
        ))}
        <div className="day-gutter day-gutter-all">
          {allDay.length === 0 ? null : t("calendar.allDay")}
        </div>
        {lanes.map(({ key, member, events }) => (
          <ul key={key} className="day-all" data-member={member?.id}>
            {allDay
              .filter((event) => events.includes(event))
              .map((event) => (
                <li key={event.id} className="day-chip">
                  <bdi>{event.title}</bdi>
                </li>
              ))}
          </ul>
        ))}
        <div className="day-gutter day-hours" aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour}>{hour === from ? null : format.hour(hour)}</span>
          ))}
        </div>
        {lanes.map((lane) => (
          <DayColumn
            key={lane.key}
            memberId={lane.member?.id}
            stretches={timedOf(lane)}
            from={from}
            to={to}
            now={nowAt}
          />
        ))}
      </div>
      {shown.from !== "loading" && allDay.length + timed.length === 0 ? (
        <div className="calendar-empty">
          <EmptyState picture="open-book" title={t("calendar.freeDay")} />
        </div>
      ) : null}
      <div className="calendar-marks">
        <FeedMarks shown={shown} />
      </div>
    </>
  );
};
