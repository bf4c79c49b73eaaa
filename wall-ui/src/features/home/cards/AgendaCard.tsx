import { agendaOf } from "#client/features/calendar/views/agenda.ts";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import { addDays } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { useFortnight } from "../../calendar/use-fortnight.ts";
import { CardLine } from "./CardLine.tsx";
import { CardPaper } from "./CardPaper.tsx";
import { EventRow } from "./EventRow.tsx";

/** What begins in the coming two weeks, one after the other. One line where there is nothing. */
export const AgendaCard = () => {
  const { t, clock, nearDayName } = useI18n();
  const s = useMessages(cardMessages);
  const { timeZone } = useConfig();
  const today = useToday();
  const now = useNow("minute");
  const shown = useFortnight();
  const coming = (shown.data?.events ?? []).filter(({ end }) => Date.parse(end) > now);
  const days = agendaOf(coming, today, addDays(today, 13), timeZone);
  const rows = days.flatMap(({ day, events }) =>
    events.map((event) => {
      const name = nearDayName(day, now);
      const when = event.allDay ? name : `${name}, ${clock(event.start)}`;
      return <EventRow key={event.id} {...{ event, day, when }} />;
    }),
  );
  const head = { name: "agenda", title: s("agenda"), href: "/calendar/agenda", shown };
  if (rows.length === 0 && shown.source !== "loading")
    return <CardLine {...head} icon="calendar" words={t("wall.nothingPlanned")} />;
  return <CardPaper {...head} rows={rows} />;
};
