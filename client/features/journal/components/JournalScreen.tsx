import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { useLiveEntry } from "../use-live-entry.ts";
import { useToggleHeart } from "../use-toggle-heart.ts";
import { JournalActionsContext, type JournalActions } from "./journal-actions.ts";
import { EntrySheet } from "./EntrySheet.tsx";
import { JournalViewer } from "./JournalViewer.tsx";

/** What the two screens do in ways of their own. */
export type ScreenActions = Pick<JournalActions, "lovedAs" | "mayChange" | "more">;

interface Looking {
  readonly entry: JournalEntry;
  readonly at: number;
}

/** A screen with entries: what a tap on a heart, a picture or a short entry does, the same on wall and phone. */
export const JournalScreen = ({
  acts: own,
  children,
}: {
  acts: ScreenActions;
  children: ReactNode;
}) => {
  const [looking, setLooking] = useState<Looking>();
  const [opened, setOpened] = useState<JournalEntry>();
  const entry = useLiveEntry(opened);
  const ways = { ...own, love: useToggleHeart(own.lovedAs) };
  // Cards are drawn anew when these change, so they call what is newest instead.
  const newest = useRef(ways);
  useLayoutEffect(() => {
    newest.current = ways;
  });
  const { lovedAs } = own;
  const acts = useMemo<JournalActions>(
    () => ({
      lovedAs,
      love: (loved) => newest.current.love(loved),
      look: (looked, at) => setLooking({ entry: looked, at }),
      open: setOpened,
      mayChange: (asked) => newest.current.mayChange(asked),
      more: (asked) => {
        setOpened(undefined);
        newest.current.more(asked);
      },
    }),
    [lovedAs],
  );
  return (
    <JournalActionsContext value={acts}>
      {children}
      <EntrySheet entry={entry} onClose={() => setOpened(undefined)} />
      {looking === undefined ? null : (
        <JournalViewer {...looking} onClose={() => setLooking(undefined)} />
      )}
    </JournalActionsContext>
  );
};
