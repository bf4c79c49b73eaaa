import { useState } from "react";
import type { CalendarAccount } from "#contract/calendar-accounts.ts";
import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { giveAccountPassword } from "./connect-mutations.ts";
import { accountMessages } from "./messages/messages.ts";
import { accountWords } from "./use-which-account.ts";

/** The password that an account's server wants now; it is tried before it is kept. */
const PasswordForm = ({
  id,
  whose,
  onKept,
}: {
  id: string;
  /** Whose account it is and where. */
  whose: string;
  onKept: () => void;
}) => {
  const s = useMessages(accountMessages);
  const refusal = useSourceErrorText();
  const give = useMutate(giveAccountPassword);
  const [password, setPassword] = useState("");
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        give.mutate({ params: { id }, body: { password } }, { onSuccess: onKept });
      }}
    >
      <Text as="p" weight="bold" dir="auto">
        {whose}
      </Text>
      <Notice kind="hint">{s("newPasswordHint")}</Notice>
      <TextField
        label={s("password")}
        type="password"
        autoComplete="new-password"
        maxLength={500}
        value={password}
        onValue={setPassword}
        problem={give.error === null ? undefined : refusal(give.error)}
      />
      <Button type="submit" kind="primary" disabled={password === "" || give.isPending}>
        {s(give.isPending ? "finding" : "newPasswordKeep")}
      </Button>
    </Stack>
  );
};

/** The way to another password where an account's server takes the one that it has no more; nothing for any other account. */
export const NewPassword = ({ account }: { account: CalendarAccount }) => {
  const { id, google, code } = account;
  const s = useMessages(accountMessages);
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  if (google === true || !(code === "accountPasswordRefused" || isOpen)) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {s("newPassword")}
      </Button>
      <Sheet
        open={isOpen}
        title={s("newPassword")}
        closeLabel={t("action.close")}
        onClose={() => setOpen(false)}
      >
        <PasswordForm id={id} whose={accountWords(account)} onKept={() => setOpen(false)} />
      </Sheet>
    </>
  );
};
