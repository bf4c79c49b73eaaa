import type { CalendarChangeRow, WaitingChange } from "#contract/calendar-changes.ts";
import type { ApiError } from "#client/api/api-error.ts";
import { call, defineRead } from "#client/api/call.ts";
import { useMembers } from "#client/context/members.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useRead } from "#client/query/query-state.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { eventMessages } from "../editing/messages/messages.ts";
import { decideWaitingChange, undoCalendarChange } from "../mutations.ts";
import { useAskGuests } from "../changes/use-ask-guests.ts";
import { useIsForParents } from "../use-may-write-into.ts";
import { useMoment } from "./use-moment.ts";
import { useCalendarName, WaitingRow } from "./WaitingRow.tsx";

const changesRead = defineRead("GET /api/calendar/changes", "calendar");

/** What is done although the event was changed since, or has guests. */
interface Nevertheless {
  readonly over?: "yes";
  readonly tellGuests?: "yes";
}

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
  const nameOf = useCalendarName();
  const { byId } = useMembers();
  const who = change.memberId === undefined ? undefined : byId.get(change.memberId)?.name;
  const title = change.title || t("calendar.untitled");
  return (
    <ListRow as="li">
      <ListRowText>
        <b dir="auto">{title}</b>
        <small>
          <bdi>{nameOf(change)}</bdi> · {s(`history.${change.what}`)},{" "}
          {who === undefined ? null : <bdi>{who}</bdi>}
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

/** Decides about what waits; what waits for something that is let go stays as it is, and that is said. */
const useDecide = (waiting: readonly WaitingChange[], say: (error: ApiError) => void) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const decide = useMutate(decideWaitingChange);
  const nameOf = useCalendarName();
  return {
    isPending: decide.isPending,
    decide: (change: WaitingChange, send: boolean): void => {
      const later = waiting.find(({ waitsFor }) => waitsFor === change.id);
      const title = change.title || t("calendar.untitled");
      decide.mutate(
        { id: change.id, send },
        {
          onError: say,
          onSuccess: () => {
            if (send || later === undefined) return;
            const words = s("history.letGo", { title, other: nameOf(later) });
            showToast({ kind: "done", words });
          },
        },
      );
    },
  };
};

/** Says what was undone; where a server hasn't taken that yet, that it is kept until then. */
const useSayUndone = () => {
  const s = useMessages(eventMessages);
  return async (title: string, before: readonly WaitingChange[]): Promise<void> => {
    // Asked for by itself: the list's own reading is broken off where the answer makes it stale.
    const waiting = await call(changesRead, {}).then(
      ({ answer }) => answer.waiting,
      () => before,
    );
    const isOnItsWay = waiting.some(({ id }) => before.every((one) => one.id !== id));
    showToast({ kind: "done", words: s(isOnItsWay ? "kept" : "history.undone", { title }) });
  };
};

/** What was changed in calendars of accounts, with a way back, and what waits for them; nothing where there is none. */
export const RecentCalendarChanges = () => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const changes = useRead(changesRead, {});
  const undo = useMutate(undoCalendarChange);
  const askGuests = useAskGuests();
  const say = (error: ApiError) => showToast({ kind: "problem", words: errorText(t, error) });
  const { isPending, decide } = useDecide(changes.data?.waiting ?? [], say);
  const sayUndone = useSayUndone();
  const undoNow = (change: CalendarChangeRow, nevertheless: Nevertheless = {}): void => {
    const title = change.title || t("calendar.untitled");
    const before = changes.data?.waiting ?? [];
    const again = (more: Nevertheless) => () => undoNow(change, { ...nevertheless, ...more });
    undo.mutate(
      { id: change.id, ...nevertheless },
      {
        onSuccess: () => void sayUndone(title, before),
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
            all={data.waiting}
            busy={isPending}
            onDecide={(send) => decide(change, send)}
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
