import type { CalendarFeed } from "#contract/calendar.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { useFeeds } from "../feeds/use-feeds.ts";
import { decideHeld } from "../mutations.ts";
import { useWhichAccount } from "./use-which-account.ts";
import { accountMessages } from "./messages/messages.ts";

const HeldQuestion = ({ feed, account }: { feed: CalendarFeed; account: string | undefined }) => {
  const { id, name, held = 0 } = feed;
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const decide = useMutate(decideHeld);
  const answer = (keep: boolean) => decide.mutate({ params: { id }, body: { keep } });
  return (
    <ListRow as="li" data-testid="held">
      <ListRowText>
        <b>{s("held", { count: held, name: name || t("calendar.everyone") })}</b>
        {account === undefined ? null : <small dir="auto">{account}</small>}
        <small>{s("heldHint")}</small>
        {decide.error === null ? null : (
          <Notice as="small" kind="problem" role="alert">
            {errorText(t, decide.error)}
          </Notice>
        )}
      </ListRowText>
      <Row as="span" gap={2} wrap align="stretch" justify="end">
        <Button disabled={decide.isPending} onClick={() => answer(true)}>
          {s("heldKeep")}
        </Button>
        <Button kind="quiet" disabled={decide.isPending} onClick={() => answer(false)}>
          {s("heldLetGo")}
        </Button>
      </Row>
    </ListRow>
  );
};

/** Asks a parent about events that are gone from a calendar all at once. */
export const HeldQuestions = () => {
  const asked = (useFeeds().data ?? []).filter(({ held = 0 }) => held > 0);
  const whichOf = useWhichAccount();
  if (asked.length === 0) return null;
  return (
    <SettingGroup as="ul">
      {asked.map((feed) => (
        <HeldQuestion key={feed.id} feed={feed} account={whichOf(feed)} />
      ))}
    </SettingGroup>
  );
};
