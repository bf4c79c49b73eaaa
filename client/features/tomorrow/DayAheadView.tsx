import type { ReactNode } from "react";
import type { DayAhead, DayLine } from "#contract/tomorrow.ts";
import { useFamily } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { Picture } from "../../ui/pictures/Picture.tsx";
import { SectionHeading } from "../../ui/text/SectionHeading.tsx";
import { Text } from "../../ui/text/Text.tsx";
import { tomorrowMessages } from "./messages/messages.ts";
import { useDayWords } from "./use-day-words.ts";
import * as styles from "./day-ahead.module.css";

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <SectionHeading>{title}</SectionHeading>
    <ul className={styles.dayLines}>{children}</ul>
  </Stack>
);

const Faces = ({ memberIds }: { memberIds: readonly string[] }) => (
  <>
    {useFamily()
      .filter(({ id }) => memberIds.includes(id))
      .map((member) => (
        <Avatar key={member.id} face={member} />
      ))}
  </>
);

const Lines = ({ title, lines }: { title: string; lines: readonly DayLine[] }) => {
  const s = useMessages(tomorrowMessages);
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      {lines.map(({ about, text, memberIds, icon }) => (
        <Row as="li" gap={3} key={`${about} ${text} ${memberIds.join(" ")}`}>
          <Faces memberIds={memberIds} />
          {icon === undefined ? null : <Picture name={icon} />}
          <bdi>{about === "bin" ? s("bin", { name: text }) : text}</bdi>
        </Row>
      ))}
    </Part>
  );
};

/** Everything that the family needs to know of a day, one line a thing. */
export const DayAheadView = ({ day, isMorning }: { day: DayAhead; isMorning: boolean }) => {
  const s = useMessages(tomorrowMessages);
  const { t, clock } = useI18n();
  const words = useDayWords();
  const { firsts, rides, lines, weather, dinner } = day;
  // In the morning yesterday's changes are known, and what was to be prepared is done.
  const changes = isMorning ? [] : day.changes;
  const clothes = words.clothesText(day);
  const isNothing =
    firsts.length + rides.length + lines.length + dinner.length + changes.length === 0 &&
    clothes === "";
  return (
    <Stack gap={5} className={styles.dayAhead} data-testid="day-ahead">
      {isNothing ? <Text size="title">{s("nothing")}</Text> : null}
      <Lines title={s("holiday")} lines={lines.filter(({ about }) => about === "holiday")} />
      {firsts.length === 0 ? null : (
        <Part title={s("firsts")}>
          {firsts.map(({ memberId, event }) => (
            <Row as="li" gap={3} key={memberId}>
              <Faces memberIds={[memberId]} />
              <Text as="b" figures>
                {clock(event.start)}
              </Text>
              {event.icon === undefined ? null : <Picture name={event.icon} />}
              <bdi>{words.titleOf(event.title)}</bdi>
            </Row>
          ))}
        </Part>
      )}
      {rides.length === 0 ? null : (
        <Part title={s("rides")}>
          {rides.map((event) => (
            <Row as="li" gap={3} key={event.id}>
              <Faces memberIds={event.memberIds} />
              {event.icon === undefined ? null : <Picture name={event.icon} />}
              <bdi>{words.titleOf(event.title)}</bdi>
              <b>{words.rideText(event)}</b>
            </Row>
          ))}
        </Part>
      )}
      <Lines title={s("school")} lines={lines.filter(({ about }) => about === "school")} />
      <Lines
        title={s("bring")}
        lines={lines.filter(({ about }) => about === "bring" || about === "bin")}
      />
      {weather === undefined ? null : (
        <Part title={s("wear")}>
          <Row as="li" gap={3}>
            <Text as="b" figures>
              {Math.round(weather.lo)}–{Math.round(weather.hi)}°
            </Text>
            <span>{clothes || t(`weather.${weather.condition}`)}</span>
          </Row>
        </Part>
      )}
      {dinner.length === 0 ? null : (
        <Part title={s("dinner")}>
          {dinner.map(({ title, preparation }) => (
            <Row as="li" gap={3} wrap key={title}>
              <Picture words={title} neutral="fork-and-knife-with-plate" />
              <bdi>{title}</bdi>
              {preparation === undefined || isMorning ? null : <b dir="auto">{preparation}</b>}
            </Row>
          ))}
        </Part>
      )}
      {changes.length === 0 ? null : (
        <Part title={s("changesTitle")}>
          {changes.map((news) => (
            <Row as="li" gap={3} key={JSON.stringify(news)} data-kind={news.kind}>
              <Faces memberIds={news.memberIds} />
              <span dir="auto">{words.newsText(news)}</span>
            </Row>
          ))}
        </Part>
      )}
    </Stack>
  );
};
