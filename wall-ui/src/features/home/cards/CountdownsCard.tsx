import { Link } from "wouter";
import {
  countdownDays,
  type CountdownEvent,
  countdownsIn,
  withoutStar,
} from "#client/features/calendar/views/countdown.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import { addDays } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { countdownPictures } from "../countdown-pictures.ts";
import { CardLine } from "./CardLine.tsx";
import { CardPaper } from "./CardPaper.tsx";
import * as styles from "./countdowns-card.module.css";

const Countdown = ({ event, kind, days }: CountdownEvent) => {
  const { t, relativeDay } = useI18n();
  const { timeZone } = useConfig();
  return (
    <li>
      <Link
        className={styles.countdown}
        href={`/calendar/day/${eventDaysOf(event, timeZone).first}`}
      >
        <Picture name={event.icon} words={event.title} neutral={countdownPictures[kind]} />
        <span className={styles.words}>
          <b>{relativeDay(days)}</b>
          <bdi>
            <HyphenatedText>{withoutStar(event.title) || t("calendar.untitled")}</HyphenatedText>
          </bdi>
        </span>
      </Link>
    </li>
  );
};

/** What the family counts the days to, the nearest first. One line where there is nothing, with how it is done. */
export const CountdownsCard = () => {
  const s = useMessages(cardMessages);
  const { timeZone } = useConfig();
  const today = useToday();
  const shown = useEvents(today, addDays(today, countdownDays));
  const countdowns = countdownsIn(shown.data?.events ?? [], today, timeZone);
  if (countdowns.length === 0 && shown.source !== "loading")
    return (
      <CardLine
        {...{ name: "countdowns", title: s("countdowns"), shown }}
        href="/calendar/month"
        icon="calendar"
        words={s("countdowns.none")}
        action={s("countdowns.how")}
      />
    );
  return (
    <CardPaper
      name="countdowns"
      title={s("countdowns")}
      href="/calendar/agenda"
      shown={shown}
      rows={countdowns.map((one) => (
        <Countdown key={one.event.id} {...one} />
      ))}
    />
  );
};
