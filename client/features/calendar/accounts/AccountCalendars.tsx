import type {
  AccountCalendarChoice,
  CalendarAccount,
  CalendarOfAccount,
} from "#contract/calendar-accounts.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Switch } from "#client/ui/form/Switch.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { changeAccount } from "./account-mutations.ts";
import { AccountCalendarFields } from "./AccountCalendarFields.tsx";
import { CalendarColor } from "./CalendarColor.tsx";
import { MoveWhole } from "./whole/MoveWhole.tsx";
import { accountMessages } from "./messages/messages.ts";

/** What is wrong with a calendar, or what can't be done with it. */
const useCalendarHint = () => {
  const s = useMessages(accountMessages);
  return (calendar: CalendarOfAccount): string | undefined => {
    const { gone, unreadable, events, readOnly, birthdays, chosen, waiting } = calendar;
    if (waiting > 0) return s(chosen ? "waiting" : "waitingHidden", { count: waiting });
    if (gone) return s("gone");
    if (birthdays) return s("birthdays");
    if (!events) return s("todosOnly");
    if (unreadable > 0) return s("unreadable", { count: unreadable });
    return readOnly ? s("readOnly") : undefined;
  };
};

/** An account's calendars; each change counts at once. */
export const AccountCalendars = ({ account }: { account: CalendarAccount }) => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const change = useMutate(changeAccount);
  const hintOf = useCalendarHint();
  const choose = (choice: AccountCalendarChoice) =>
    change.mutate({ params: { id: account.id }, body: { calendars: [choice] } });
  return (
    <Stack gap={3}>
      {change.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, change.error)}
        </Notice>
      )}
      <Stack as="ul" gap={3}>
        {account.calendars.map((calendar) => {
          const { id, name, chosen, memberIds, readOnly, childrenWrite, events, gone } = calendar;
          return (
            <AccountCalendarFields
              key={id}
              name={name}
              hint={hintOf(calendar)}
              isShown={chosen}
              memberIds={memberIds}
              onShown={(isShown) => choose({ id, chosen: isShown })}
              onMemberIds={(next) => choose({ id, memberIds: [...next] })}
            >
              <CalendarColor
                name={name}
                ofServer={calendar.color}
                own={calendar.ownColor}
                onColor={(color) => choose({ id, color })}
              />
              {readOnly ? null : (
                <Switch
                  label={s("childrenWrite")}
                  hint={s("childrenWriteHint")}
                  on={childrenWrite}
                  onChange={(isOn) => choose({ id, childrenWrite: isOn })}
                />
              )}
              {readOnly || !events || gone ? null : <MoveWhole {...{ id, name }} />}
            </AccountCalendarFields>
          );
        })}
      </Stack>
    </Stack>
  );
};
