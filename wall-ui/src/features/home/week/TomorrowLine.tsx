import { useRef, useState } from "react";
import { sharedFirsts } from "#contract/rules/shared-firsts.ts";
import type { DayAhead } from "#contract/tomorrow.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { DayAheadView } from "#client/features/tomorrow/DayAheadView.tsx";
import { MemberFaces } from "#client/features/tomorrow/DayPart.tsx";
import { tomorrowMessages } from "#client/features/tomorrow/messages/messages.ts";
import { useShownDay } from "#client/features/tomorrow/queries.ts";
import { useDayWords } from "#client/features/tomorrow/use-day-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { FailingFeeds } from "#client/features/calendar/feeds/FailingFeeds.tsx";
import { useFortnight } from "../../calendar/use-fortnight.ts";
import { useHomeNotes } from "../notes/use-home-notes.ts";
import { showRows } from "../show-rows.ts";
import * as styles from "./tomorrow-line.module.css";

interface Said {
  readonly key: string;
  readonly memberIds: readonly string[];
  readonly time?: string;
  readonly text: string;
  readonly icon?: string | undefined;
}

/** What the line says, the most pressing first: what to do tonight, what changed, then what is when. */
const useSaid = (day: DayAhead, isMorning: boolean, isShort: boolean) => {
  const { firsts, further, wholeDays, lines, dinner, changes, hasCalendar } = day;
  const s = useMessages(tomorrowMessages);
  const { clock, list } = useI18n();
  // Notes have the bins beside them, and a small wall has them beside dinner.
  const hasBins = useHomeNotes().length > 0 || isShort;
  const words = useDayWords();
  const clothes = words.clothesText(day);
  const preparations = isMorning ? [] : dinner.flatMap(({ preparation }) => preparation ?? []);
  const timed = [
    ...sharedFirsts(firsts),
    ...further.map((event) => ({ event, memberIds: event.memberIds })),
  ].toSorted((a, b) => Date.parse(a.event.start) - Date.parse(b.event.start));
  const bins = isMorning || hasBins ? [] : lines.filter(({ about }) => about === "bin");
  const changed =
    changes.length === 0 || isMorning
      ? []
      : [{ key: "changes", memberIds: [], text: s("changes", { count: changes.length }) }];
  const all: Said[] = [
    ...(bins.length === 0
      ? []
      : [
          {
            ...{ key: "bins", memberIds: [], icon: bins[0]?.icon },
            text: s("bin", { name: list(bins.map(({ text }) => text)) }),
          },
        ]),
    ...preparations.map((text) => ({ key: text, memberIds: [], text })),
    ...(isShort ? [] : changed),
    ...timed.map(({ event, memberIds }) => ({
      ...{ key: event.id, memberIds, time: clock(event.start), icon: event.icon },
      text: [words.titleOf(event), isShort ? undefined : words.rideText(event)]
        .filter((part) => part !== undefined)
        .join(", "),
    })),
    ...wholeDays.map((event) => ({
      ...{ key: event.id, memberIds: event.memberIds, icon: event.icon },
      text: words.titleOf(event),
    })),
    // Alone it says too little.
    ...(isShort ? changed : []),
    ...(clothes === "" ? [] : [{ key: "clothes", memberIds: [], text: clothes }]),
    // Lessons are as every week.
    ...lines
      .filter(({ about }) => about === "bring" || about === "holiday")
      .map(({ text, memberIds }) => ({ key: `${text} ${memberIds.join(" ")}`, memberIds, text })),
  ];
  const isFree = all.length === 0 && hasCalendar;
  return isFree ? [{ key: "nothing", memberIds: [], text: s("nothing") }] : all;
};

const Line = ({
  day,
  isMorning,
  isShort,
}: {
  day: DayAhead;
  isMorning: boolean;
  isShort: boolean;
}) => {
  const s = useMessages(tomorrowMessages);
  const { t, dateLong } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const shown = useFortnight();
  const list = useRef<HTMLSpanElement>(null);
  const said: readonly Said[] = useSaid(day, isMorning, isShort);
  const name = isMorning ? s("today") : s("tomorrow");
  const hidden = useFit(list, { last: said.length, apply: showRows });
  if (said.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={styles.tomorrow}
        data-testid="tomorrow"
        data-morning={isMorning}
        data-short={isShort}
        onClick={() => setOpen(true)}
      >
        <b className={styles.tomorrowName}>{name}</b>{" "}
        <span className={styles.tomorrowThings} data-part="tomorrow-things" ref={list}>
          {said.map(({ key, memberIds, time, text, icon }) => (
            <span key={key}>
              <MemberFaces memberIds={memberIds} />
              {time === undefined ? null : <b>{time}</b>} <EventPicture event={{ icon }} />
              <bdi>{text}</bdi>
            </span>
          ))}
        </span>
        <span className={styles.tomorrowFailing} data-part="tomorrow-failing">
          <FailingFeeds shown={shown} sourceToo={false} most={1} />
        </span>
        <b className={styles.tomorrowMore}>{hidden === 0 ? "" : `+${hidden}`}</b>
      </button>
      <Sheet
        open={isOpen}
        title={`${name}, ${dateLong(day.date)}`}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <FailingFeeds shown={shown} sourceToo={false} />
        <DayAheadView {...{ day, isMorning }} />
      </Sheet>
    </>
  );
};

/** In the evening a line of what comes tomorrow, early in the morning of what comes today; a tap shows all of it. */
export const TomorrowLine = ({
  isShort = false,
}: {
  /** Stands on its own between others, with room for one thing in two lines. */
  isShort?: boolean;
}) => {
  const shown = useShownDay();
  return shown === undefined ? null : <Line {...shown} isShort={isShort} />;
};
