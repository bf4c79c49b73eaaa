import type { CalendarChangeRow, WaitingChange } from "#contract/calendar-changes.ts";
import { apiErrorOf } from "#client/api/api-error.ts";
import { defineRead } from "#client/api/call.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { useRead } from "#client/query/query-state.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { eventMessages } from "../editing/messages/messages.ts";
import { decideWaitingChange, undoCalendarChange } from "../mutations.ts";

const changesRead = defineRead("GET /api/calendar/changes", "calendar");

/** When something was changed, in the family's words. */
const useMoment = () => {
  const { dateShort, clock, dayAt } = useI18n();
  return (at: string) => `${dateShort(dayAt(at))}, ${clock(at)}`;
};

const ChangeRow = ({ change, onUndo }: { change: CalendarChangeRow; onUndo: () => void }) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const momentOf = useMoment();
  const title = change.title || t("calendar.untitled");
  return (
    <Row as="li" gap={3} justify="between" align="center">
      <Stack gap={1}>
        <Text as="b" weight="bold" dir="auto">
          {title}
        </Text>
        <Text as="small" size="small" tone="soft">
          {s(`history.${change.what}`)}, {momentOf(change.at)}
        </Text>
      </Stack>
      <Button onClick={onUndo} aria-label={`${s("history.undo")}: ${title}`}>
        {s("history.undo")}
      </Button>
    </Row>
  );
};

const WaitingRow = ({
  change,
  onDecide,
}: {
  change: WaitingChange;
  onDecide: (send: boolean) => void;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const momentOf = useMoment();
  return (
    <Stack as="li" gap={2}>
      <Text as="b" weight="bold" dir="auto">
        {change.title || t("calendar.untitled")}
      </Text>
      <Text as="small" size="small" tone="soft">
        {s(change.asks ? "history.asks" : "history.waits")}, {momentOf(change.since)}
      </Text>
      {change.asks ? (
        <Row gap={3} wrap>
          <Button onClick={() => onDecide(true)}>{s("history.send")}</Button>
          <Button onClick={() => onDecide(false)}>{s("history.drop")}</Button>
        </Row>
      ) : null}
    </Stack>
  );
};

/** What was changed in calendars of accounts, with a way back, and what waits for them; nothing where there is none. */
export const RecentCalendarChanges = () => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const changes = useRead(changesRead, {});
  const undo = useMutate(undoCalendarChange);
  const decide = useMutate(decideWaitingChange);
  const say = (error: unknown) =>
    showToast({ kind: "problem", words: errorText(t, apiErrorOf(error)) });
  const undoNow = ({ id, title }: CalendarChangeRow) =>
    undo.mutate(
      { id },
      {
        onSuccess: () => showToast({ kind: "done", words: s("history.undone", { title }) }),
        onError: say,
      },
    );
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
            onDecide={(send) => decide.mutate({ id: change.id, send }, { onError: say })}
          />
        ))}
        {data.items.map((change) => (
          <ChangeRow key={change.id} change={change} onUndo={() => undoNow(change)} />
        ))}
      </Stack>
    </Stack>
  );
};
