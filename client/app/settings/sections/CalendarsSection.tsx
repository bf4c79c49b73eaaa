import { type ReactNode, useState } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import type { CalendarFeed } from "#contract/calendar.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useFeeds } from "#client/features/calendar/feeds/use-feeds.ts";
import { useWhichAccount } from "#client/features/calendar/accounts/use-which-account.ts";
import { refreshFeed, removeFeed } from "#client/features/calendar/mutations.ts";
import { FamilyFeedAddress } from "#client/features/calendar/family-calendar/FamilyFeedAddress.tsx";
import { RecentCalendarChanges } from "#client/features/calendar/history/RecentCalendarChanges.tsx";
import { ImportCalendarFile } from "#client/features/calendar/family-calendar/ImportCalendarFile.tsx";
import { errorText } from "#client/i18n/error-text.ts";
import { settingsMessages } from "#client/features/settings/messages/messages.ts";
import { sourceErrorMessages } from "#client/i18n/source-error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FeedForm } from "../feeds/FeedForm.tsx";
import { FeedPreview } from "../feeds/FeedPreview.tsx";
import { useFamily } from "#client/context/family.ts";
import { SectionContent } from "../SectionContent.tsx";
import * as styles from "../setting-parts.module.css";

const FeedRow = ({
  feed,
  account,
  onRemove,
}: {
  feed: CalendarFeed;
  account: string | undefined;
  onRemove: () => void;
}) => {
  const s = useMessages(settingsMessages);
  const trouble = useMessages(sourceErrorMessages);
  const { t, ago } = useI18n();
  const now = useNow();
  const refresh = useMutate(refreshFeed);
  const owner = useFamily().find(({ id }) => id === feed.memberId);
  const cure = { error: "calendars.cureError", stale: "calendars.cureStale" } as const;
  return (
    <ListRow as="li" data-member={feed.memberId}>
      {owner === undefined ? <FeatureIcon name="family" /> : <Avatar face={owner} />}
      <ListRowText>
        <b dir="auto">{feed.name || t("calendar.everyone")}</b>
        {account === undefined ? null : <small dir="auto">{account}</small>}
        <small>
          <span className={styles.state} data-state={feed.state}>
            {s(refresh.isPending ? "calendars.pending" : `calendars.${feed.state}`)}
          </span>
          {" · "}
          {feed.fetchedAt === undefined
            ? s("calendars.never")
            : s("calendars.fetched", { ago: ago(feed.fetchedAt, now) })}
        </small>
        {feed.code !== undefined ? (
          <small>{trouble(feed.code)}</small>
        ) : feed.state === "error" || feed.state === "stale" ? (
          <small>{s(cure[feed.state])}</small>
        ) : null}
        {refresh.error === null ? null : (
          <Notice as="small" kind="problem">
            {errorText(t, refresh.error)}
          </Notice>
        )}
      </ListRowText>
      <Row as="span" gap={2} wrap align="stretch" justify="end" className={styles.settingWays}>
        <Button
          kind="quiet"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate({ params: { id: feed.id } })}
        >
          <FeatureIcon name="refresh" />
          {s("calendars.try")}
        </Button>
        {feed.accountId === undefined ? (
          <Button kind="quiet" onClick={onRemove}>
            <FeatureIcon name="trash" label={s("calendars.remove")} />
          </Button>
        ) : null}
      </Row>
    </ListRow>
  );
};

/** Every calendar: whose it is, how it is, what helps; and a new one. */
export const CalendarsSection = ({
  origin,
  accounts,
  paste,
  follow,
}: {
  /** Where phones reach the house. */
  origin: string;
  /** The accounts at calendar servers, or the way to them. */
  accounts: ReactNode;
  /** The way to paste an address where typing it is slow. */
  paste?: ReactNode;
  /** How the family calendar is followed from this screen. */
  follow: ReactNode;
}) => {
  const s = useMessages(settingsMessages);
  const feeds = useFeeds();
  const whichOf = useWhichAccount();
  const remove = useMutate(removeFeed);
  const [found, setFound] = useState<OperationAnswer<"POST /api/calendar/feeds">>();
  const [leaving, setLeaving] = useState<CalendarFeed>();
  return (
    <>
      <Stack gap={5}>
        <SectionContent of={feeds}>
          {(list) =>
            list.length === 0 ? (
              <Notice>{s("calendars.empty")}</Notice>
            ) : (
              <SettingGroup as="ul">
                {list.map((feed) => (
                  <FeedRow
                    key={feed.id}
                    feed={feed}
                    account={whichOf(feed)}
                    onRemove={() => setLeaving(feed)}
                  />
                ))}
              </SettingGroup>
            )
          }
        </SectionContent>
        {accounts}
        <SettingGroup>
          {found === undefined ? null : <FeedPreview {...found} />}
          <FeedForm onFound={setFound} />
          {paste}
          <Notice>{s("calendars.addressHint")}</Notice>
        </SettingGroup>
        <FamilyFeedAddress origin={origin}>{follow}</FamilyFeedAddress>
        <ImportCalendarFile />
        <RecentCalendarChanges />
      </Stack>
      <ConfirmDialog
        open={leaving !== undefined}
        title={leaving?.name ?? ""}
        words={s("calendars.removeAsk", { name: leaving?.name ?? "" })}
        yes={s("calendars.remove")}
        onNo={() => setLeaving(undefined)}
        onYes={() => {
          if (leaving !== undefined) remove.mutate({ body: { id: leaving.id } });
          if (found?.feed.id === leaving?.id) setFound(undefined);
          setLeaving(undefined);
        }}
      />
    </>
  );
};
