import type { WaitingChange } from "#contract/calendar-changes.ts";
import { useToday } from "#client/context/clock.ts";
import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useCalendar } from "../queries.ts";
import { ConflictVersions } from "../editing/ConflictVersions.tsx";
import { eventMessages } from "../editing/messages/messages.ts";
import { useIsForParents } from "../use-may-write-into.ts";
import { useMoment } from "./use-moment.ts";

/** The name of the calendar of a change; that of all where it isn't known. */
export const useCalendarName = (): ((change: Pick<WaitingChange, "feedId">) => string) => {
  const { t } = useI18n();
  // A page that is opened by its address has read no calendar yet.
  const today = useToday();
  const { data } = useCalendar(today, today);
  return ({ feedId }) =>
    data?.feeds.find(({ id }) => id === feedId)?.name || t("calendar.everyone");
};

/** What is known of a refusal beside its reason. */
const unanswered = { status: 502, code: "sourceRefused", retryAfterSec: undefined } as const;

/** Why a change waits, what it waits for, and what waits for it. */
const WaitingWords = ({
  change,
  all,
}: {
  change: WaitingChange;
  all: readonly WaitingChange[];
}) => {
  const s = useMessages(eventMessages);
  const refusal = useSourceErrorText();
  const { t } = useI18n();
  const nameOf = useCalendarName();
  const { asks, problem } = change;
  const before = all.find(({ id }) => id === change.waitsFor);
  const later = all.find(({ waitsFor }) => waitsFor === change.id);
  const isRefused = problem !== undefined && problem !== "conflict" && problem !== "calendarHidden";
  return (
    <>
      {problem === "calendarHidden" ? (
        <Text as="p" size="small">
          {t("error.calendarHidden")}
        </Text>
      ) : null}
      {isRefused ? (
        <Text as="p" size="small">
          {nameOf(change)}: {refusal({ ...unanswered, reason: problem })}
        </Text>
      ) : null}
      {before === undefined ? null : (
        <Text as="p" size="small">
          {s("history.waitsFor", { name: nameOf(before) })}
        </Text>
      )}
      {asks && later !== undefined ? (
        <Text as="p" size="small">
          {s("history.holds", { name: nameOf(change), other: nameOf(later) })}
        </Text>
      ) : null}
    </>
  );
};

/** A change that waits for its calendar, and what somebody may decide about it. */
export const WaitingRow = ({
  change,
  all,
  busy,
  onDecide,
}: {
  change: WaitingChange;
  all: readonly WaitingChange[];
  busy: boolean;
  onDecide: (send: boolean) => void;
}) => {
  const isForParents = useIsForParents();
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const momentOf = useMoment();
  const nameOf = useCalendarName();
  return (
    <ListRow as="li" data-testid="waiting-change">
      <Stack gap={2}>
        <Text as="b" weight="bold" dir="auto">
          {change.title || t("calendar.untitled")}
        </Text>
        <Text as="small" size="small" tone="soft">
          <bdi>{nameOf(change)}</bdi> · {s(change.asks ? "history.asks" : "history.waits")},{" "}
          {momentOf(change.since)}
        </Text>
        <WaitingWords {...{ change, all }} />
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
