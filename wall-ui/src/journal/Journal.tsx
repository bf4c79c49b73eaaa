import { useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import { useFamily } from "../../../client/family.tsx";
import { type Filter, useFeed } from "../../../client/journal/use-feed.ts";
import type { View } from "../../../client/journal/ui/EntryRows.tsx";
import { JournalScreen } from "../../../client/journal/ui/JournalScreen.tsx";
import { JournalStates } from "../../../client/journal/ui/JournalStates.tsx";
import { OnThisDay } from "../../../client/journal/ui/OnThisDay.tsx";
import { RoomRows } from "../../../client/journal/ui/RoomRows.tsx";
import { WhoseJournal } from "../../../client/journal/ui/WhoseJournal.tsx";
import { journalWords } from "../../../client/text/rooms/journal/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { useActing } from "../shell/acting.tsx";
import { useWords } from "../shell/use-words.ts";
import "../shell/room.css";
import "./journal.css";

const views = [
  { view: "feed", href: "/journal" },
  { view: "timeline", href: "/journal/timeline" },
] as const;

/** The family's memory on the wall, read by everybody; whoever acts gives their heart. */
export const Journal = ({ view, who }: { view: View; who?: string }) => {
  const { t } = useWords();
  const s = useWordsOf(journalWords);
  const { memberId: actingId } = useActing();
  const member = useFamily().find(({ id }) => id === who);
  const room = useRef<HTMLDivElement>(null);
  const filter: Filter = member === undefined ? {} : { memberId: member.id };
  const feed = useFeed(filter);
  const { newest } = feed;
  useLayoutEffect(() => {
    room.current?.scrollTo(0, 0);
  }, [who, view]);
  return (
    <JournalScreen acts={{ lovedAs: actingId, mayChange: () => false, more: () => undefined }}>
      <div className="room journal" ref={room} aria-busy={newest.from === "loading"}>
        <header className="room-head">
          <h1>{t("journal.title")}</h1>
          <SourceBadge shown={newest} />
          <nav className="segments" aria-label={s("view")}>
            {views.map(({ view: one, href }) => (
              <Link
                key={one}
                href={href}
                replace
                {...(one === view ? { "aria-current": "page" as const } : {})}
              >
                {s(one)}
              </Link>
            ))}
          </nav>
        </header>
        <div className="journal-columns">
          <aside>
            <WhoseJournal shownId={member?.id} />
            {member === undefined ? <OnThisDay entries={newest.data?.onThisDay ?? []} /> : null}
          </aside>
          <section aria-label={s(view)}>
            <JournalStates feed={feed} />
            {(newest.data?.entries.length ?? 0) === 0 ? null : (
              <RoomRows feed={feed} view={view} room={room} />
            )}
          </section>
        </div>
      </div>
    </JournalScreen>
  );
};
