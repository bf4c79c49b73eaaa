import { useState } from "react";
import type { CalendarOfAccount, CalendarAccount } from "#contract/calendar-accounts.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { sourceErrorMessages } from "#client/i18n/source-error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { changeAccount, refreshAccount, removeAccount } from "../mutations.ts";
import { AccountCalendarFields } from "./AccountCalendarFields.tsx";
import { accountMessages } from "./messages/messages.ts";

/** An account's calendars; each change counts at once. */
const AccountCalendars = ({ account }: { account: CalendarAccount }) => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const change = useMutate(changeAccount);
  const params = { id: account.id };
  const hintOf = ({
    gone,
    unreadable,
    events,
    readOnly,
  }: CalendarOfAccount): string | undefined => {
    if (gone) return s("gone");
    if (!events) return s("todosOnly");
    if (unreadable > 0) return s("unreadable", { count: unreadable });
    return readOnly ? s("readOnly") : undefined;
  };
  return (
    <Stack gap={3}>
      {change.error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, change.error)}
        </Notice>
      )}
      <Stack as="ul" gap={3}>
        {account.calendars.map((calendar) => {
          const { id, name, chosen, memberIds, events } = calendar;
          return (
            <AccountCalendarFields
              key={id}
              name={name}
              hint={hintOf(calendar)}
              disabled={!events && !chosen}
              isShown={chosen}
              memberIds={memberIds}
              onShown={(isShown) =>
                change.mutate({ params, body: { calendars: [{ id, chosen: isShown }] } })
              }
              onMemberIds={(next) =>
                change.mutate({ params, body: { calendars: [{ id, memberIds: [...next] }] } })
              }
            />
          );
        })}
      </Stack>
    </Stack>
  );
};

/** An account: how it is and what helps, its calendars, and the way to take it away. */
export const AccountRow = ({ account }: { account: CalendarAccount }) => {
  const s = useMessages(accountMessages);
  const trouble = useMessages(sourceErrorMessages);
  const { t, ago } = useI18n();
  const now = useNow();
  const refresh = useMutate(refreshAccount);
  const remove = useMutate(removeAccount);
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { id, host, user, state, checkedAt, code, fixed } = account;
  const params = { id };
  const problem = refresh.error ?? remove.error;
  return (
    <ListRow as="li" data-testid="account">
      <FeatureIcon name="calendar" />
      <ListRowText>
        <b dir="auto">{user}</b>
        <small>
          {host}
          {" · "}
          {s(refresh.isPending ? "pending" : state)}
          {checkedAt === undefined ? null : ` · ${ago(checkedAt, now)}`}
        </small>
        {code === undefined ? null : <small>{trouble(code)}</small>}
        {fixed ? <small>{s("fixed")}</small> : null}
        {problem === null ? null : (
          <Notice as="small" kind="problem">
            {errorText(t, problem)}
          </Notice>
        )}
      </ListRowText>
      <Row as="span" gap={2} wrap align="stretch" justify="end">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {s("calendars")}
        </Button>
        <Button
          kind="quiet"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate({ params })}
        >
          <FeatureIcon name="refresh" />
          {s("try")}
        </Button>
        {fixed ? null : (
          <Button kind="quiet" onClick={() => setLeaving(true)}>
            <FeatureIcon name="trash" label={s("remove")} />
          </Button>
        )}
      </Row>
      <Sheet
        open={isOpen}
        title={s("calendars")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <AccountCalendars account={account} />
      </Sheet>
      <ConfirmDialog
        open={isLeaving}
        title={user}
        words={s("askRemove", { user, host })}
        yes={s("remove")}
        busy={remove.isPending}
        onNo={() => setLeaving(false)}
        onYes={() => remove.mutate({ params }, { onSuccess: () => setLeaving(false) })}
      />
    </ListRow>
  );
};
