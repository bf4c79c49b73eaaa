import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import type { JournalFeed } from "../queries.ts";
import { EntryRows, type EntryView } from "./EntryRows.tsx";
import { useOffsetTop } from "./use-offset-top.ts";
import { typicalRowHeight } from "./typical-row-height.ts";

const inPage = (box: HTMLElement): number => box.getBoundingClientRect().top + scrollY;

/** A list of entries that scrolls with the page. */
export const PageEntryRows = ({ feed, view }: { feed: JournalFeed; view: EntryView }) => {
  const place = useRef<HTMLDivElement>(null);
  const usual = useMemo(() => typicalRowHeight(view), [view]);
  // oxlint-disable-next-line react/incompatible-library -- it is handed down as a whole, to a part that isn't memoized
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: feed.rows,
    estimateSize: () => usual,
    overscan: 3,
    // Its page has just been opened at its head; where the last one stood would be scrolled to again.
    initialOffset: 0,
    scrollMargin: useOffsetTop(place, inPage),
  });
  return (
    <div ref={place}>
      <EntryRows feed={feed} view={view} rows={rows} />
    </div>
  );
};
