import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import type { Feed } from "../queries.ts";
import { EntryRows, type View } from "./EntryRows.tsx";
import { useTop } from "./use-offset-top.ts";
import { usualHeight } from "./typical-row-height.ts";

const inPage = (box: HTMLElement): number => box.getBoundingClientRect().top + scrollY;

/** A list of entries that scrolls with the page. */
export const WindowRows = ({ feed, view }: { feed: Feed; view: View }) => {
  const place = useRef<HTMLDivElement>(null);
  const usual = useMemo(() => usualHeight(view), [view]);
  // oxlint-disable-next-line react/incompatible-library -- it is handed down as a whole, to a part that isn't memoized
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: feed.rows,
    estimateSize: () => usual,
    overscan: 3,
    scrollMargin: useTop(place, inPage),
  });
  return (
    <div ref={place}>
      <EntryRows feed={feed} view={view} rows={rows} />
    </div>
  );
};
