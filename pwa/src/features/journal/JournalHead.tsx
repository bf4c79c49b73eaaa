import { Link } from "wouter";
import type { FamilyMember } from "#client/context/family.tsx";
import type { View } from "#client/features/journal/components/EntryRows.tsx";
import type { Shown } from "#client/query/query-state.ts";
import { journalWords } from "#client/features/journal/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { MeButton } from "../members/MeButton.tsx";

/** The room's name, the way to search it, and the other way to look at it. */
export const JournalHead = ({
  view,
  member,
  shown,
  isSearching,
  onSearch,
}: {
  view: View;
  member: FamilyMember | undefined;
  shown: Shown<unknown>;
  isSearching: boolean;
  onSearch: () => void;
}) => {
  const { t } = useText();
  const s = useWordsOf(journalWords);
  const isTimeline = view === "timeline";
  return (
    <header className="head journal-head">
      <h1>
        {member === undefined ? t("journal.title") : s("memberTitle", { name: member.name })}{" "}
        <SourceBadge shown={shown} />
      </h1>
      <div className="journal-tools">
        <button
          type="button"
          className="journal-tool"
          aria-expanded={isSearching}
          aria-label={s(isSearching ? "clearSearch" : "search")}
          onClick={onSearch}
        >
          <RoomIcon name="search" />
        </button>
        {member === undefined ? (
          <Link
            className="journal-tool"
            replace
            href={isTimeline ? "/journal" : "/journal/timeline"}
            aria-label={s(isTimeline ? "feed" : "timeline")}
          >
            <RoomIcon name={isTimeline ? "cards" : "timeline"} />
          </Link>
        ) : null}
        <MeButton />
      </div>
    </header>
  );
};
