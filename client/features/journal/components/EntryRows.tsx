import type { Virtualizer } from "@tanstack/react-virtual";
import type { JournalEntry } from "#contract/journal.ts";
import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { type JournalFeed, useJournalRows } from "../queries.ts";
import { EntryCard } from "./EntryCard.tsx";
import { TimelineRow } from "./TimelineRow.tsx";
import * as styles from "./entry-rows.module.css";

/** How entries are shown: each in full, or as a line of time. */
export type EntryView = "feed" | "timeline";

/** What a list needs of either kind of scrolling. */
type Rows = Pick<
  Virtualizer<Window, HTMLLIElement> | Virtualizer<HTMLElement, HTMLLIElement>,
  "getVirtualItems" | "getTotalSize" | "measureElement" | "options"
>;

const Moment = ({
  entry,
  before,
}: {
  entry: JournalEntry;
  before: JournalEntry | null | undefined;
}) => (
  <TimelineRow
    entry={entry}
    beginsMonth={before?.date.slice(0, 7) !== entry.date.slice(0, 7)}
    beginsDay={before?.date !== entry.date}
  />
);

/** The rows of a list that are in sight, each where it belongs; those that are still being read keep their place. */
export const EntryRows = ({
  feed,
  view,
  rows,
}: {
  feed: JournalFeed;
  view: EntryView;
  rows: Rows;
}) => {
  const s = useMessages(journalMessages);
  const shown = rows.getVirtualItems();
  const { entryAt, failed } = useJournalRows(feed, shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0);
  return (
    <ol className={styles.entries} data-view={view} style={{ height: rows.getTotalSize() }}>
      {shown.map(({ index, start, size }) => {
        const entry = entryAt(index);
        return (
          <li
            key={entry?.id ?? `row ${index}`}
            ref={rows.measureElement}
            data-index={index}
            style={{ transform: `translateY(${start - rows.options.scrollMargin}px)` }}
          >
            {entry === undefined ? (
              <div className={styles.entryComing} aria-busy={!failed} style={{ height: size }}>
                {failed ? s("further") : null}
              </div>
            ) : null}
            {entry && view === "feed" ? <EntryCard entry={entry} /> : null}
            {entry && view === "timeline" ? (
              <Moment entry={entry} before={index === 0 ? undefined : entryAt(index - 1)} />
            ) : null}
          </li>
        );
      })}
    </ol>
  );
};
