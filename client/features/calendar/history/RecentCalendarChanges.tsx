import type { CalendarChangeRow, WaitingChange } from "#contract/calendar-changes.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { defineRead } from "#client/api/call.ts";
import { useMembers } from "#client/context/members.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useRead } from "#client/query/query-state.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { ConflictVersions } from "../editing/ConflictVersions.tsx";
import { eventMessages } from "../editing/messages/messages.ts";
import { decideWaitingChange, undoCalendarChange } from "../mutations.ts";
import { useAskGuests } from "../use-ask-guests.ts";
import { useIsForParents } from "../use-may-write-into.ts";

const changesRead = defineRead("GET /api/calendar/changes", "calendar");

/** What is done although the event was changed since, or has guests. */
interface Nevertheless {
  readonly over?: "yes";
  readonly tellGuests?: "yes";
}

/** When something was changed, in the family's words. */
const useMoment = () => {
  const { dateShort, clock, dayAt } = useI18n();
  return (at: string) => `${dateShort(dayAt(at))}, ${clock(at)}`;
};

const ChangeRow = ({
  change,
  busy,
  onUndo,
}: {
  change: CalendarChangeRow;
  busy: boolean;
  onUndo: () => void;
}) => {
  const isForParents = useIsForParents();
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const momentOf = useMoment();
  const { byId } = useMembers();
  const who = change.memberId === undefined ? undefined : byId.get(change.memberId)?.name;
  const title = change.title || t("calendar.untitled");
  return (
    <ListRow as="li">
      <ListRowText>
        <b dir="auto">{title}</b>
        <small>
          {s(`history.${change.what}`)}, {who === undefined ? null : <bdi>{who}</bdi>}
          {who === undefined ? "" : ", "}
          {momentOf(change.at)}
        </small>
      </ListRowText>
      {isForParents(change) ? null : (
        <Button
          kind="quiet"
          disabled={busy}
          onClick={onUndo}
          aria-label={`${s("history.undo")}: ${title}`}
        >
          {s("history.undo")}
        </Button>
      )}
    </ListRow>
  );
};

const WaitingRow = ({
  change,
  busy,
  onDecide,
}: {
  change: WaitingChange;
  busy: boolean;
  onDecide: (send: boolean) => void;
}) => {
  const isForParents = useIsForParents();
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const momentOf = useMoment();
  return (
    <ListRow as="li">
      <Stack gap={2}>
        <Text as="b" weight="bold" dir="auto">
          {change.title || t("calendar.untitled")}
        </Text>
        <Text as="small" size="small" tone="soft">
          {s(change.asks ? "history.asks" : "history.waits")}, {momentOf(change.since)}
        </Text>
        {change.problem === "calendarHidden" ? (
          <Text as="p" size="small">
            {t("error.calendarHidden")}
          </Text>
        ) : null}
        {change.versions === undefined ? null : <ConflictVersions versions={change.versions} />}
        {change.asks && !isForParents(change) ? (
          <Row gap={3} wrap>
            {change.problem === "calendarHidden" ? null : (
              <Button disabled={busy} onClick={() => onDecide(true)}>
                {s("history.send")}
              </Button>
            )}
            <Button disabled={busy} onClick={() => onDecide(false)}>
              {s("history.drop")}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </ListRow>
  );
};

/** What was changed in calendars of accounts, with a way back, and what waits for them; nothing where there is none. */
export const RecentCalendarChanges = () => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const changes = useRead(changesRead, {});
  const undo = useMutate(undoCalendarChange);
  const decide = useMutate(decideWaitingChange);
  const askGuests = useAskGuests();
  const say = (error: ApiError) => showToast({ kind: "problem", words: errorText(t, error) });
  const undoNow = (change: CalendarChangeRow, nevertheless: Nevertheless = {}): void => {
    const title = change.title || t("calendar.untitled");
    const again = (more: Nevertheless) => () => undoNow(change, { ...nevertheless, ...more });
    undo.mutate(
      { id: change.id, ...nevertheless },
      {
        onSuccess: () => showToast({ kind: "done", words: s("history.undone", { title }) }),
        onError: (error) => {
          if (askGuests(error, again({ tellGuests: "yes" }), "guests.undo")) return;
          if (error.code !== "conflict") return say(error);
          showToast({
            kind: "problem",
            words: errorText(t, error),
            undo: again({ over: "yes" }),
            undoLabel: s("history.undoOver"),
          });
        },
      },
    );
  };
  const { data } = changes;
  if (data === undefined || data.items.length + data.waiting.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-label={s("history.title")}>
      <Text as="h3" weight="bold">
        {s("history.title")}
      </Text>
      <Stack as="ul" gap={3}>
        {data.waiting.map((change) => (
          <WaitingRow
            key={change.id}
            change={change}
            busy={decide.isPending}
            onDecide={(send) => decide.mutate({ id: change.id, send }, { onError: say })}
          />
        ))}
        {data.items.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            busy={undo.isPending}
            onUndo={() => undoNow(change)}
          />
        ))}
      </Stack>
    </Stack>
  );
};
