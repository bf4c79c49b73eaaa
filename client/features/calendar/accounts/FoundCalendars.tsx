import { useState } from "react";
import type { ApiError } from "#client/api/api-error.ts";
import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { AccountCalendarFields } from "./AccountCalendarFields.tsx";
import { accountMessages } from "./messages/messages.ts";
import type { TestedCalendar } from "./use-typed-account.ts";

/** Holds which of the found calendars are shown and whose they are; at first all that hold events, as everybody's. */
const useChosenCalendars = (found: readonly TestedCalendar[]) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(found.filter(({ events }) => events).map(({ id }) => [id, []])),
  );
  return {
    chosen,
    calendars: Object.entries(chosen).map(([id, memberIds]) => ({ id, memberIds: [...memberIds] })),
    show: (id: string, isShown: boolean): void => {
      const { [id]: _before, ...others } = chosen;
      setChosen(isShown ? { ...others, [id]: [] } : others);
    },
    setMembers: (id: string, memberIds: readonly string[]): void =>
      setChosen({ ...chosen, [id]: memberIds }),
  };
};

/** What a calendar holds, or what can't be done with it. */
const useFoundHint = () => {
  const s = useMessages(accountMessages);
  return ({
    events,
    birthdays,
    readOnly,
  }: Pick<TestedCalendar, "events" | "birthdays" | "readOnly">): string | undefined => {
    if (birthdays) return s("birthdays");
    if (!events) return s("todosOnly");
    return readOnly ? s("readOnly") : undefined;
  };
};

/** What was found, each with whether it is shown and whose it is; then it is connected. */
export const FoundCalendars = ({
  found,
  error,
  isPending,
  onBack,
  onConnect,
}: {
  found: readonly TestedCalendar[];
  error: ApiError | null;
  isPending: boolean;
  onBack: () => void;
  onConnect: (calendars: { id: string; memberIds: string[] }[]) => void;
}) => {
  const s = useMessages(accountMessages);
  const refusal = useSourceErrorText();
  const hintOf = useFoundHint();
  const { chosen, calendars, show, setMembers } = useChosenCalendars(found);
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {found.map(({ id, name, ...calendar }) => (
          <AccountCalendarFields
            key={id}
            name={name}
            hint={hintOf(calendar)}
            isShown={chosen[id] !== undefined}
            memberIds={chosen[id] ?? []}
            onShown={(isShown) => show(id, isShown)}
            onMemberIds={(memberIds) => setMembers(id, memberIds)}
          />
        ))}
      </Stack>
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {refusal(error)}
        </Notice>
      )}
      <Row gap={3} wrap justify="end">
        <Button kind="quiet" onClick={onBack}>
          {s("back")}
        </Button>
        <Button
          kind="primary"
          disabled={calendars.length === 0 || isPending}
          onClick={() => onConnect(calendars)}
        >
          {calendars.length === 0 ? s("connectNone") : s("connect", { count: calendars.length })}
        </Button>
      </Row>
    </Stack>
  );
};
