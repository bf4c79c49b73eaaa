import { useLayoutEffect, useRef } from "react";
import { useFamily } from "#client/context/family.ts";
import { type JournalFilter, useJournalFeed } from "#client/features/journal/queries.ts";
import type { EntryView } from "#client/features/journal/components/EntryRows.tsx";
import { JournalScreen } from "#client/features/journal/components/JournalScreen.tsx";
import { JournalEmptyState } from "#client/features/journal/components/JournalEmptyState.tsx";
import { OnThisDay } from "#client/features/journal/components/OnThisDay.tsx";
import { ContainerEntryRows } from "#client/features/journal/components/ContainerEntryRows.tsx";
import { JournalMemberPicker } from "#client/features/journal/components/JournalMemberPicker.tsx";
import { journalMessages } from "#client/features/journal/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SegmentLinks } from "#client/ui/buttons/SegmentLinks.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useActing } from "../../context/acting.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./journal.module.css";

const addresses = {
  feed: "/journal",
  timeline: "/journal/timeline",
} as const satisfies Readonly<Record<EntryView, string>>;

/** The family's memory on the wall, read by everybody; whoever acts gives their heart. */
export const FamilyJournal = ({ view, who }: { view: EntryView; who?: string }) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const { memberId: actingId } = useActing();
  const member = useFamily().find(({ id }) => id === who);
  const room = useRef<HTMLDivElement>(null);
  const filter: JournalFilter = member === undefined ? {} : { memberId: member.id };
  const feed = useJournalFeed(filter);
  const { newest } = feed;
  useLayoutEffect(() => {
    room.current?.scrollTo(0, 0);
  }, [who, view]);
  return (
    <JournalScreen acts={{ lovedAs: actingId, mayChange: () => false, more: () => undefined }}>
      <div
        className={`${pageStyles.room} ${styles.journal}`}
        ref={room}
        aria-busy={newest.source === "loading"}
      >
        <Row
          as="header"
          wrap
          className={pageStyles.roomHead}
          data-part="room-head"
          data-testid="room-head"
        >
          <h1>{t("journal.title")}</h1>
          <SourceBadge shown={newest} />
          <SegmentLinks
            label={s("view")}
            current={addresses[view]}
            links={(["feed", "timeline"] as const).map((one) => ({
              href: addresses[one],
              label: s(one),
            }))}
          />
          <ButtonLink href="/journal/yearbook">
            <FeatureIcon name="print" />
            {s("yearbook")}
          </ButtonLink>
        </Row>
        <Stack gap={6} className={styles.journalColumns}>
          <Stack as="aside" gap={6} justify="start">
            <JournalMemberPicker shownId={member?.id} />
            {member === undefined ? <OnThisDay entries={newest.data?.onThisDay ?? []} /> : null}
          </Stack>
          <section aria-label={s(view)}>
            <JournalEmptyState feed={feed} />
            {(newest.data?.entries.length ?? 0) === 0 ? null : (
              <ContainerEntryRows feed={feed} view={view} room={room} />
            )}
          </section>
        </Stack>
      </div>
    </JournalScreen>
  );
};
