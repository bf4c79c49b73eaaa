import { Link } from "wouter";
import type { FamilyMember } from "#client/context/family.ts";
import type { EntryView } from "#client/features/journal/components/EntryRows.tsx";
import type { QueryState } from "#client/query/query-state.ts";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { MeButton } from "../members/MeButton.tsx";
import * as styles from "./journal.module.css";
import * as headStyles from "../../ui/head.module.css";

/** The page's name, the way to search it, and the other way to look at it. */
export const JournalHead = ({
  view,
  member,
  shown,
  isSearching,
  onSearch,
}: {
  view: EntryView;
  member: FamilyMember | undefined;
  shown: QueryState<unknown>;
  isSearching: boolean;
  onSearch: () => void;
}) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const isTimeline = view === "timeline";
  return (
    <header
      className={`${headStyles.head} ${styles.journalHead}`}
      data-part="head"
      data-testid="head"
    >
      <Row as="h1" wrap>
        {member === undefined ? t("journal.title") : s("memberTitle", { name: member.name })}{" "}
        <SourceBadge shown={shown} />
      </Row>
      <Row className={styles.journalTools}>
        <button
          type="button"
          className={styles.journalTool}
          aria-expanded={isSearching}
          aria-label={s(isSearching ? "clearSearch" : "search")}
          onClick={onSearch}
        >
          <FeatureIcon name="search" />
        </button>
        {isTimeline ? (
          <Link className={styles.journalTool} href="/journal/yearbook" aria-label={s("yearbook")}>
            <FeatureIcon name="print" />
          </Link>
        ) : null}
        {member === undefined ? (
          <Link
            className={styles.journalTool}
            replace
            href={isTimeline ? "/journal" : "/journal/timeline"}
            aria-label={s(isTimeline ? "feed" : "timeline")}
          >
            <FeatureIcon name={isTimeline ? "cards" : "timeline"} />
          </Link>
        ) : null}
        <MeButton />
      </Row>
    </header>
  );
};
