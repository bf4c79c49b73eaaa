import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useMemo, useRef } from "react";
import type { JournalFeed } from "../queries.ts";
import { EntryRows, type EntryView } from "./EntryRows.tsx";
import { useOffsetTop } from "./use-offset-top.ts";
import { typicalRowHeight } from "./typical-row-height.ts";

/** A list of entries that scrolls with a page of the wall. */
export const ContainerEntryRows = ({
  feed,
  view,
  room,
}: {
  feed: JournalFeed;
  view: EntryView;
  room: RefObject<HTMLElement | null>;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const usual = useMemo(() => typicalRowHeight(view), [view]);
  const inRoom = useCallback(
    (box: HTMLElement) => {
      const around = room.current;
      if (around === null) return 0;
      const below = box.getBoundingClientRect().top - around.getBoundingClientRect().top;
      return below + around.scrollTop;
    },
    [room],
  );
  // oxlint-disable-next-line react/incompatible-library -- it is handed down as a whole, to a part that isn't memoized
  const rows = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: feed.rows,
    getScrollElement: () => room.current,
    estimateSize: () => usual,
    overscan: 3,
    scrollMargin: useOffsetTop(place, inRoom),
  });
  return (
    <div ref={place}>
      <EntryRows feed={feed} view={view} rows={rows} />
    </div>
  );
};
