import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { useToday } from "#client/context/clock.ts";
import { addDays } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { useEventsByDay } from "../../calendar/use-events-by-day.ts";
import { useFortnight } from "../../calendar/use-fortnight.ts";
import { CardLine } from "./CardLine.tsx";
import { CardPaper } from "./CardPaper.tsx";
import { EventRow } from "./EventRow.tsx";

/** What is planned for today, as far as it isn't over, or for tomorrow. One line where there is nothing. */
export const DayEventsCard = ({ name }: { name: "today" | "tomorrow" }) => {
  const { t } = useI18n();
  const s = useMessages(cardMessages);
  const today = useToday();
  const now = useNow("minute");
  const shown = useFortnight();
  const { spans, timedOn, timeOn } = useEventsByDay(shown.data?.events);
  const day = name === "today" ? today : addDays(today, 1);
  const title = name === "today" ? t("calendar.today") : s("tomorrow");
  const whole = spans.filter(({ first, last }) => first <= day && last >= day);
  const timed = timedOn(day).filter(({ end }) => Date.parse(end) > now);
  const href = `/calendar/day/${day}`;
  if (whole.length + timed.length === 0 && shown.source !== "loading")
    return (
      <CardLine
        {...{ name, title, href, shown }}
        icon="calendar"
        words={title}
        action={s(name === "today" ? "nothingMore" : "nothingPlanned")}
      />
    );
  return (
    <CardPaper
      {...{ name, title, href, shown }}
      rows={[
        ...whole.map(({ item }) => (
          <EventRow key={item.id} event={item} day={day} when={t("calendar.allDay")} />
        )),
        ...timed.map((event) => (
          <EventRow key={event.id} event={event} day={day} when={timeOn(day, event)} />
        )),
      ]}
    />
  );
};
