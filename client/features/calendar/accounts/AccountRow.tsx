import { useState } from "react";
import type { CalendarAccount } from "#contract/calendar-accounts.ts";
import type { ApiError } from "#client/api/api-error.ts";
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
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { refreshAccount, removeAccount } from "./account-mutations.ts";
import { AllowAgain } from "./google/AllowAgain.tsx";
import type { ConsentWay } from "./google/GoogleConsent.tsx";
import { AccountCalendars } from "./AccountCalendars.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { accountMessages } from "./messages/messages.ts";

/** Whose account it is and where, how it is, and what went wrong with it. */
const AccountWords = ({
  account,
  isRefreshing,
  problem,
}: {
  account: CalendarAccount;
  isRefreshing: boolean;
  problem: ApiError | null;
}) => {
  const s = useMessages(accountMessages);
  const trouble = useMessages(sourceErrorMessages);
  const { t, ago } = useI18n();
  const now = useNow();
  const { host, user, state, checkedAt, code, fixed } = account;
  return (
    <ListRowText>
      <b dir="auto">{user}</b>
      <small>
        {host}
        {" · "}
        {s(isRefreshing ? "pending" : state)}
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
  );
};

type Removal = Pick<
  ReturnType<typeof useMutate<"DELETE /api/calendar/accounts/{id}", { params: { id: string } }>>,
  "isPending" | "mutate"
>;

/** Asks before an account is taken away, and says how many changes wait for its server. */
const RemoveQuestion = ({
  account,
  isLeaving,
  remove,
  onClose,
}: {
  account: CalendarAccount;
  isLeaving: boolean;
  remove: Removal;
  onClose: () => void;
}) => {
  const s = useMessages(accountMessages);
  const { id, host, user, calendars } = account;
  const waiting = calendars.reduce((sum, calendar) => sum + calendar.waiting, 0);
  return (
    <ConfirmDialog
      open={isLeaving}
      title={user}
      words={s("askRemove", { user, host })}
      yes={s("remove")}
      busy={remove.isPending}
      onNo={onClose}
      onYes={() => remove.mutate({ params: { id } }, { onSuccess: onClose })}
    >
      {waiting === 0 ? null : (
        <Notice kind="problem">{s("askRemoveWaiting", { count: waiting })}</Notice>
      )}
    </ConfirmDialog>
  );
};

/** An account: how it is and what helps, its calendars, and the way to take it away. */
export const AccountRow = ({
  account,
  consent,
}: {
  account: CalendarAccount;
  consent: ConsentWay;
}) => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const refresh = useMutate(refreshAccount);
  const remove = useMutate(removeAccount);
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { id, user, fixed } = account;
  return (
    <ListRow as="li" data-testid="account">
      <FeatureIcon name="calendar" />
      <AccountWords
        account={account}
        isRefreshing={refresh.isPending}
        problem={refresh.error ?? remove.error}
      />
      <Row as="span" gap={2} wrap align="stretch" justify="end">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {s("calendars")}
        </Button>
        <Button
          kind="quiet"
          disabled={refresh.isPending}
          onClick={() => refresh.mutate({ params: { id } })}
        >
          <FeatureIcon name="refresh" />
          {s("try")}
        </Button>
        {fixed ? null : <AllowAgain account={account} consent={consent} />}
        {fixed ? null : <NewPassword account={account} />}
        {fixed ? null : (
          <Button kind="quiet" onClick={() => setLeaving(true)}>
            <FeatureIcon name="trash" label={s("remove")} />
          </Button>
        )}
      </Row>
      <Sheet
        open={isOpen}
        title={user}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <AccountCalendars account={account} />
      </Sheet>
      <RemoveQuestion {...{ account, isLeaving, remove }} onClose={() => setLeaving(false)} />
    </ListRow>
  );
};
