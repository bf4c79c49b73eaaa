import { Suspense } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { sharedFirsts } from "#contract/rules/shared-firsts.ts";
import type { DayAhead, DayLine } from "#contract/tomorrow.ts";
import { useConfig } from "../../context/config.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { lazyPart } from "../../platform/lazy-part.ts";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { HyphenatedText } from "../../ui/text/HyphenatedText.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { DayPart, MemberFaces } from "./DayPart.tsx";
import { tomorrowMessages } from "./messages/messages.ts";
import { useDayWords } from "./use-day-words.ts";
import * as styles from "./day-ahead.module.css";

const HearDayAhead = lazyPart(async () => (await import("./HearDayAhead.tsx")).HearDayAhead);

const Lines = ({
  title,
  lines,
  isMorning = false,
}: {
  title: string;
  lines: readonly DayLine[];
  isMorning?: boolean;
}) => {
  const { binText } = useDayWords();
  if (lines.length === 0) return null;
  return (
    <DayPart title={title}>
      {lines.map(({ about, text, memberIds, icon }) => (
        <Row as="li" gap={3} key={`${about} ${text} ${memberIds.join(" ")}`}>
          <MemberFaces memberIds={memberIds} />
          {icon === undefined ? null : <Picture name={icon} />}
          <bdi>
            <HyphenatedText>{about === "bin" ? binText(text, isMorning) : text}</HyphenatedText>
          </bdi>
        </Row>
      ))}
    </DayPart>
  );
};

const PictureAndTitle = ({ event }: { event: CalendarEvent }) => (
  <>
    {event.icon === undefined ? null : <Picture name={event.icon} />}
    <bdi>
      <HyphenatedText>{useDayWords().titleOf(event)}</HyphenatedText>
    </bdi>
  </>
);

interface Timed {
  readonly event: CalendarEvent;
  readonly memberIds: readonly string[];
}

const TimedPart = ({ title, items }: { title: string; items: readonly Timed[] }) => {
  const { clock } = useI18n();
  if (items.length === 0) return null;
  return (
    <DayPart title={title}>
      {items.map(({ event, memberIds }) => (
        <Row as="li" gap={3} key={event.id}>
          <MemberFaces memberIds={memberIds} />
          <Text as="b" figures className={styles.dayTime}>
            {clock(event.start)}
          </Text>
          <PictureAndTitle event={event} />
        </Row>
      ))}
    </DayPart>
  );
};

const Appointments = ({ day: { firsts, further, wholeDays } }: { day: DayAhead }) => {
  const s = useMessages(tomorrowMessages);
  return (
    <>
      {wholeDays.length === 0 ? null : (
        <DayPart title={s("wholeDays")}>
          {wholeDays.map((event) => (
            <Row as="li" gap={3} key={event.id}>
              <MemberFaces memberIds={event.memberIds} />
              <PictureAndTitle event={event} />
            </Row>
          ))}
        </DayPart>
      )}
      <TimedPart title={s("firsts")} items={sharedFirsts(firsts)} />
      <TimedPart
        title={s("further")}
        items={further.map((event) => ({ event, memberIds: event.memberIds }))}
      />
    </>
  );
};

const Rides = ({ rides }: Pick<DayAhead, "rides">) => {
  const s = useMessages(tomorrowMessages);
  const { rideText, titleOf } = useDayWords();
  if (rides.length === 0) return null;
  return (
    <DayPart title={s("rides")}>
      {rides.map((event) => (
        <Row as="li" gap={3} key={event.id} data-testid="day-ride">
          <MemberFaces memberIds={event.memberIds} />
          {event.icon === undefined ? null : <Picture name={event.icon} />}
          <span className={styles.rideWords}>
            <bdi>
              <HyphenatedText>{titleOf(event)}</HyphenatedText>
            </bdi>{" "}
            <b>{rideText(event)}</b>
          </span>
        </Row>
      ))}
    </DayPart>
  );
};

const Wear = ({ day }: { day: DayAhead }) => {
  const s = useMessages(tomorrowMessages);
  const { t } = useI18n();
  const clothes = useDayWords().clothesText(day);
  const { weather } = day;
  if (weather === undefined) return null;
  return (
    <DayPart title={s("wear")}>
      <Row as="li" gap={3}>
        <Text as="b" figures>
          {Math.round(weather.lo)}–{Math.round(weather.hi)}°
        </Text>
        <span>{clothes || t(`weather.${weather.condition}`)}</span>
      </Row>
    </DayPart>
  );
};

const Dinner = ({ dinner, isMorning }: Pick<DayAhead, "dinner"> & { isMorning: boolean }) => {
  const s = useMessages(tomorrowMessages);
  if (dinner.length === 0) return null;
  return (
    <DayPart title={s("dinner")}>
      {dinner.map(({ title, preparation }) => (
        <Row as="li" gap={3} wrap key={title}>
          <Picture words={title} neutral="fork-and-knife-with-plate" />
          <bdi>
            <HyphenatedText>{title}</HyphenatedText>
          </bdi>
          {preparation === undefined || isMorning ? null : <b dir="auto">{preparation}</b>}
        </Row>
      ))}
    </DayPart>
  );
};

const Changes = ({ changes }: Pick<DayAhead, "changes">) => {
  const s = useMessages(tomorrowMessages);
  const { newsText } = useDayWords();
  if (changes.length === 0) return null;
  return (
    <DayPart title={s("changesTitle")}>
      {changes.map((news) => (
        <Row as="li" gap={3} key={JSON.stringify(news)} data-kind={news.kind}>
          <MemberFaces memberIds={news.memberIds} />
          <span dir="auto">{newsText(news)}</span>
        </Row>
      ))}
    </DayPart>
  );
};

/** Everything that the family needs to know of a day, one line a thing. */
export const DayAheadView = ({ day, isMorning }: { day: DayAhead; isMorning: boolean }) => {
  const s = useMessages(tomorrowMessages);
  const { clothesText, nothingText } = useDayWords();
  const { preReaders } = useConfig();
  const { firsts, further, wholeDays, rides, lines, dinner } = day;
  // In the morning yesterday's changes are known, and what was to be prepared is done.
  const changes = isMorning ? [] : day.changes;
  const isNothing =
    [firsts, further, wholeDays, rides, lines, dinner, changes].every(
      (part) => part.length === 0,
    ) && clothesText(day) === "";
  const about = (...kinds: readonly DayLine["about"][]) =>
    lines.filter((line) => kinds.includes(line.about));
  return (
    <Stack gap={5} className={styles.dayAhead} data-testid="day-ahead">
      {preReaders.length === 0 ? null : (
        <Suspense>
          <HearDayAhead {...{ day, isMorning }} />
        </Suspense>
      )}
      {isNothing ? <Text size="title">{nothingText(day)}</Text> : null}
      <Lines title={s("holiday")} lines={about("holiday")} />
      <Appointments day={day} />
      <Rides rides={rides} />
      <Lines title={s("school")} lines={about("school")} />
      <Lines title={s("bring")} lines={about("bring", "bin")} isMorning={isMorning} />
      <Wear day={day} />
      <Dinner {...{ dinner, isMorning }} />
      <Changes changes={changes} />
    </Stack>
  );
};
