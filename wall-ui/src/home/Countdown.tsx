import { Link } from "wouter";
import {
  type Countdown as Counted,
  countdownDays,
  countdownIn,
  withoutMark,
} from "../../../client/calendar-views/countdown.ts";
import { useEvents } from "../../../client/calendar-views/use-events.ts";
import { useConfig } from "../../../client/config.ts";
import { spanOf } from "../../../client/ranges.ts";
import { useText } from "../../../client/text/use-text.ts";
import { addDays, useToday } from "../../../client/time.ts";
import { Picture } from "../../../client/ui/Picture.tsx";
import "./countdown.css";

const pictures: Readonly<Record<Counted["kind"], string>> = {
  birthday: "birthday-cake",
  holiday: "luggage",
  marked: "glowing-star",
};

/** How many days it is to what the family waits for: what somebody marked with a star, else a birthday or holidays. Nothing else, nothing shown. */
export const Countdown = () => {
  const { t, relativeDay } = useText();
  const { timeZone } = useConfig();
  const today = useToday();
  const { data } = useEvents(today, addDays(today, countdownDays));
  const next = countdownIn(data?.events ?? [], today, timeZone);
  if (next === undefined) return null;
  const { event, kind, days } = next;
  return (
    <Link className="countdown" href={`/calendar/day/${spanOf(event, timeZone).first}`}>
      <Picture name={event.icon} neutral={pictures[kind]} />
      <span className="two-lines" dir="auto">
        {withoutMark(event.title) || t("calendar.untitled")}
      </span>
      <b className="figures">{relativeDay(days)}</b>
    </Link>
  );
};
