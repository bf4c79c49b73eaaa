import { Link } from "wouter";
import {
  type CountdownEvent,
  useCountdowns,
} from "#client/features/calendar/views/use-countdowns.ts";
import { cardMessages } from "#client/features/walls/card-messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { countdownPictures } from "../countdown-pictures.ts";
import { CardLine } from "./CardLine.tsx";
import { CardPaper } from "./CardPaper.tsx";
import * as styles from "./countdowns-card.module.css";

const Countdown = ({ event, kind, name, day, days }: CountdownEvent) => {
  const { relativeDay } = useI18n();
  return (
    <li>
      <Link className={styles.countdown} href={`/calendar/day/${day}`}>
        <Picture name={event.icon} words={name} neutral={countdownPictures[kind]} />
        <span className={styles.words}>
          <b>{relativeDay(days)}</b>
          <bdi>
            <HyphenatedText>{name}</HyphenatedText>
          </bdi>
        </span>
      </Link>
    </li>
  );
};

/** What the family counts the days to, the nearest first. One line where there is nothing, with how it is done. */
export const CountdownsCard = () => {
  const s = useMessages(cardMessages);
  const shown = useCountdowns();
  const countdowns = shown.data ?? [];
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
