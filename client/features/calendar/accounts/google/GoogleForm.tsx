import { type ReactNode, useState } from "react";
import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { beginGoogle } from "../connect-mutations.ts";
import { accountMessages } from "../messages/messages.ts";
import type { GoogleQuestion } from "./ConnectGoogle.tsx";

const useTypedGoogle = (known: string | undefined, hasClient: boolean) => {
  const [user, setUser] = useState(known ?? "");
  const [clientId, setClientId] = useState("");
  const [clientSecret, setClientSecret] = useState("");
  const [hasOther, setHasOther] = useState(false);
  const entersClient = !hasClient || hasOther;
  const client = { clientId: clientId.trim(), clientSecret: clientSecret.trim() };
  const isWhole =
    user.trim() !== "" && (!entersClient || (client.clientId !== "" && client.clientSecret !== ""));
  return {
    ...{ user, setUser, clientId, setClientId, clientSecret, setClientSecret },
    ...{ entersClient, enterOther: () => setHasOther(true), isWhole },
    body: { user: user.trim(), ...(entersClient ? client : {}) },
  };
};

/** The client that the family has at Google; where the wall has one, whether another one is entered. */
const GoogleClientFields = ({ typed }: { typed: ReturnType<typeof useTypedGoogle> }) => {
  const s = useMessages(accountMessages);
  if (!typed.entersClient)
    return (
      <div>
        <Button kind="quiet" onClick={typed.enterOther}>
          {s("googleClient")}
        </Button>
      </div>
    );
  return (
    <>
      <Notice kind="hint">{s("googleHelp")}</Notice>
      <TextField
        label={s("googleClientId")}
        autoCapitalize="none"
        placeholder="….apps.googleusercontent.com"
        maxLength={300}
        value={typed.clientId}
        onValue={typed.setClientId}
      />
      <TextField
        label={s("googleClientSecret")}
        type="password"
        autoComplete="new-password"
        maxLength={300}
        value={typed.clientSecret}
        onValue={typed.setClientSecret}
      />
    </>
  );
};

/** Whose account it is, and by which client the wall asks; then Google's page can be opened. */
export const GoogleForm = ({
  hasClient,
  known,
  onAsked,
  children,
}: {
  hasClient: boolean;
  known: string | undefined;
  onAsked: (question: GoogleQuestion) => void;
  children: ReactNode;
}) => {
  const s = useMessages(accountMessages);
  const refusal = useSourceErrorText();
  const begin = useMutate(beginGoogle);
  const typed = useTypedGoogle(known, hasClient);
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.isWhole && !begin.isPending)
          begin.mutate({ body: typed.body }, { onSuccess: onAsked });
      }}
    >
      {children}
      <TextField
        label={s("googleUser")}
        inputMode="email"
        autoCapitalize="none"
        maxLength={200}
        disabled={known !== undefined}
        value={typed.user}
        onValue={typed.setUser}
      />
      <GoogleClientFields typed={typed} />
      {begin.error === null ? null : (
        <Notice kind="problem" role="alert">
          {refusal(begin.error)}
        </Notice>
      )}
      <Button type="submit" kind="primary" disabled={!typed.isWhole || begin.isPending}>
        {s("googleNext")}
      </Button>
    </Stack>
  );
};
