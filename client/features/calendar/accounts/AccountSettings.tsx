import { useState } from "react";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { SettingGroup } from "#client/ui/form/SettingGroup.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { AccountRow } from "./AccountRow.tsx";
import { useAccounts } from "./use-accounts.ts";
import { ConnectAccount } from "./ConnectAccount.tsx";
import type { ConsentWay } from "./google/GoogleConsent.tsx";
import { HeldQuestions } from "./HeldQuestions.tsx";
import { TodoListChoice } from "./TodoListChoice.tsx";
import { NewEventCalendars } from "./NewEventCalendars.tsx";
import { accountMessages } from "./messages/messages.ts";

/** Every account at a calendar server, and the way to connect another one. */
export const AccountSettings = ({ title, consent }: { title?: string; consent: ConsentWay }) => {
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const accounts = useAccounts();
  const [isAdding, setAdding] = useState(false);
  const items = accounts.data?.items ?? [];
  return (
    <Stack gap={3} data-testid="accounts">
      {accounts.source === "failed" ? (
        <Notice kind="problem" role="alert">
          {errorText(t, accounts.error)}
        </Notice>
      ) : null}
      <HeldQuestions />
      {items.length === 0 ? null : (
        <SettingGroup as="ul" {...(title === undefined ? {} : { title })}>
          {items.map((account) => (
            <AccountRow key={account.id} account={account} consent={consent} />
          ))}
        </SettingGroup>
      )}
      {accounts.data === undefined ? null : <NewEventCalendars accounts={accounts.data} />}
      <TodoListChoice />
      <SettingGroup>
        <Notice>{s("hint")}</Notice>
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {s("add")}
        </Button>
      </SettingGroup>
      <Sheet
        open={isAdding}
        title={s("add")}
        closeLabel={t("action.close")}
        onClose={() => setAdding(false)}
      >
        <ConnectAccount
          consent={consent}
          hasGoogleClient={accounts.data?.googleClient === true}
          onConnected={() => setAdding(false)}
        />
      </Sheet>
    </Stack>
  );
};
