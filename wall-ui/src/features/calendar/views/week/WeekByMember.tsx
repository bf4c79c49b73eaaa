import type { CSSProperties } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { type LaneBar, laneBarsOf } from "#client/features/calendar/views/lanes.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { DayName } from "../DayName.tsx";
import { EventButton } from "../EventButton.tsx";
import { LaneName } from "../LaneName.tsx";
import type { MemberLane } from "../member-lanes.ts";
import { useEventsByDay } from "../../use-events-by-day.ts";
import { WeekCell } from "./WeekCell.tsx";
import { WeekEvents } from "./WeekEvents.tsx";
import * as styles from "./week.module.css";

type Clashes = ReadonlyMap<string, readonly Clash[]>;

/** What lasts for days, over the days of the week that it touches. */
const Bar = ({
  bar: { item, from, to, lane: at, cutStart, cutEnd },
  member,
  clashes,
}: {
  bar: LaneBar<CalendarEvent>;
  /** The key of the row. */
  member: string;
  clashes: Clashes;
}) => {
  const { t } = useI18n();
  return (
    <Stack
      className={styles.sevenBar}
      style={{ gridColumn: `${from + 2} / ${to + 3}`, gridRow: at + 1 }}
      data-cut-start={cutStart}
      data-cut-end={cutEnd}
    >
      <EventButton event={item} lane={member} clashes={clashes} className={styles.sevenBarButton}>
        <Text clamp dir="auto">
          <EventPicture event={item} />
          <HyphenatedText fewestLetters={8}>
            {item.title === "" ? t("calendar.untitled") : item.title}
          </HyphenatedText>
        </Text>
      </EventButton>
    </Stack>
  );
};

const Row = ({
  lane,
  days,
  clashes,
}: {
  lane: MemberLane;
  days: readonly string[];
  clashes: Clashes;
}) => {
  const { dateLong } = useI18n();
  const today = useToday();
  const { spans, timedOn, timeOn } = useEventsByDay(lane.events);
  const bars = laneBarsOf(days, spans);
  const lanes = Math.max(1, ...bars.map((bar) => bar.lane + 1));
  return (
    <section
      className={styles.sevenRow}
      data-slice
      data-member={lane.member?.id}
      style={{ "--lanes": lanes } as CSSProperties}
    >
      <LaneName lane={lane} />
      {days.map((day, at) => (
        <WeekCell key={day} lane={lane.key} column={at + 2} {...{ day, today }} />
      ))}
      {bars.map((bar) => (
        <Bar key={bar.item.id} bar={bar} member={lane.key} clashes={clashes} />
      ))}
      {days.map((day, at) => (
        <Stack
          as="ul"
          key={day}
          justify="start"
          className={styles.sevenList}
          aria-label={dateLong(day)}
          style={{ gridColumn: at + 2 }}
          data-past={day < today}
        >
          <WeekEvents
            events={timedOn(day)}
            lane={lane.key}
            timeOf={(event) => timeOn(day, event)}
            clashes={clashes}
          />
        </Stack>
      ))}
    </section>
  );
};

/** A week with a row for everyone and one for each member; what lasts for days is a bar. */
export const WeekByMember = ({
  days,
  lanes,
  clashes,
}: {
  days: readonly string[];
  lanes: readonly MemberLane[];
  clashes: Clashes;
}) => {
  const today = useToday();
  return (
    <>
      <div className={styles.sevenHead}>
        <span />
        {days.map((day) => (
          <DayName key={day} day={day} today={today} />
        ))}
      </div>
      {lanes.map((lane) => (
        <Row key={lane.key} lane={lane} days={days} clashes={clashes} />
      ))}
    </>
  );
};
