import { useState } from "react";
import type { Answer } from "#contract/api.ts";
import type { Feed } from "#contract/calendar.ts";
import { useFeeds, useRefreshFeed, useRemoveFeed } from "#client/features/calendar/feeds.ts";
import {
  FamilyFeed,
  feedAddress,
} from "#client/features/calendar/family-calendar/FamilyFeedAddress.tsx";
import { ImportFile } from "#client/features/calendar/family-calendar/ImportCalendarFile.tsx";
import { useSetup } from "#client/features/setup/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { settingsWords } from "#client/features/settings/messages/messages.ts";
import { troubleWords } from "#client/i18n/source-error-text.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/i18n/time.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import { Button } from "#client/ui/Button.tsx";
import { QrCode } from "#client/ui/qr/QrCode.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Question } from "#client/ui/ConfirmDialog.tsx";
import { FeedForm } from "../../calendar/feeds/FeedForm.tsx";
import { FoundFeed } from "../../calendar/feeds/FeedPreview.tsx";
import { FromPhone } from "../../calendar/feeds/PasteFromPhone.tsx";
import { useFamily } from "#client/context/family.tsx";
import { Shown } from "../SectionContent.tsx";

const FeedRow = ({ feed, onRemove }: { feed: Feed; onRemove: () => void }) => {
  const s = useWordsOf(settingsWords);
  const trouble = useWordsOf(troubleWords);
  const { t, ago } = useText();
  const now = useNow();
  const refresh = useRefreshFeed();
  const owner = useFamily().find(({ id }) => id === feed.memberId);
  const cure = { error: "calendars.cureError", stale: "calendars.cureStale" } as const;
  return (
    <li className="setting" data-member={feed.memberId}>
      {owner === undefined ? <RoomIcon name="family" /> : <Avatar face={owner} />}
      <span className="setting-words">
        <b dir="auto">{feed.name || t("calendar.everyone")}</b>
        <small>
          <span className="state" data-state={feed.state}>
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
          <small className="setting-problem">{errorText(t, refresh.error)}</small>
        )}
      </span>
      <span className="setting-ways">
        <Button
          kind="quiet"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate({ params: { id: feed.id } })}
        >
          <RoomIcon name="refresh" />
          {s("calendars.try")}
        </Button>
        <Button kind="quiet" onClick={onRemove}>
          <RoomIcon name="trash" label={s("calendars.remove")} />
        </Button>
      </span>
    </li>
  );
};

/** Every calendar: whose it is, how it is, what helps; and a new one. */
export const Calendars = () => {
  const s = useWordsOf(settingsWords);
  const { t } = useText();
  const feeds = useFeeds();
  const remove = useRemoveFeed();
  const phoneUrl = useSetup().data?.phoneUrls[0];
  const { origin } = new URL(phoneUrl ?? location.href);
  const [found, setFound] = useState<Answer<"POST /api/calendar/feeds">>();
  const [leaving, setLeaving] = useState<Feed>();
  return (
    <>
      <Shown of={feeds}>
        {(list) =>
          list.length === 0 ? (
            <p className="setting-note">{s("calendars.empty")}</p>
          ) : (
            <ul className="setting-group">
              {list.map((feed) => (
                <FeedRow key={feed.id} feed={feed} onRemove={() => setLeaving(feed)} />
              ))}
            </ul>
          )
        }
      </Shown>
      <div className="setting-group">
        {found === undefined ? null : <FoundFeed {...found} />}
        <FeedForm onFound={setFound} />
        {phoneUrl === undefined ? null : (
          <FromPhone phoneUrl={phoneUrl} close={t("action.close")} />
        )}
        <p className="setting-note">{s("calendars.addressHint")}</p>
      </div>
      <FamilyFeed origin={origin}>
        <QrCode text={feedAddress(origin)} label={feedAddress(origin)} />
      </FamilyFeed>
      <ImportFile />
      <Question
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
