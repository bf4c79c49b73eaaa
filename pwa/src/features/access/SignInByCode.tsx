import { useState } from "react";
import { useLocation } from "wouter";
import { signInMessages } from "#client/app/sign-in-code/sign-in-messages.ts";
import { useSignInByLink } from "#client/features/access/use-sign-in.ts";
import { usePinProblem } from "#client/features/access/use-pin-problem.ts";
import { useMe } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useGuest } from "../../context/guest.tsx";
import { useLinkSecret } from "../../ui/use-link-secret.ts";
import { useHoldUpdate } from "../../update/use-update.ts";
import * as styles from "./sign-in.module.css";

/** Signs this phone in by a proof, and goes to its first page. */
const useSignInHere = () => {
  const [, go] = useLocation();
  const { setGuest } = useGuest();
  const { mutateAsync, error, isPending } = useSignInByLink();
  return {
    ...{ error, isPending },
    // Once signed in this screen is gone, and with it a mutation's own callbacks.
    signIn: (proof: Parameters<typeof mutateAsync>[0]) =>
      void mutateAsync(proof).then(
        () => {
          setGuest(false);
          go("/", { replace: true });
        },
        () => undefined,
      ),
  };
};

const CodeField = ({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) => {
  const s = useMessages(signInMessages);
  return (
    <TextField
      label={s("field")}
      hint={s("fieldHint")}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      value={typed}
      onValue={onTyped}
    />
  );
};

/** Signs this phone in by a code that another screen shows: at a tap where its camera read it, else by eight digits. */
export const SignInByCode = () => {
  const s = useMessages(signInMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const me = useMe();
  const token = useLinkSecret();
  const [typed, setTyped] = useState("");
  const { signIn, error, isPending } = useSignInHere();
  const { problem, waits } = usePinProblem(error);
  useHoldUpdate();
  const code = typed.replaceAll(/\D/g, "");
  return (
    <Stack
      as="main"
      gap={6}
      align="center"
      className={`${styles.signIn} ${styles.byCode}`}
      data-testid="sign-in-by-code"
    >
      <Picture name="mobile-phone" />
      <Text as="h1" size="head">
        {s("pageOnPhone")}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signIn(token === undefined ? { code } : { token });
        }}
      >
        <Stack gap={5}>
          {token === undefined ? (
            <CodeField typed={typed} onTyped={setTyped} />
          ) : (
            <p>{s("linkLead")}</p>
          )}
          {me === undefined ? null : <Notice>{s("replaces", { name: me.name })}</Notice>}
          {problem === undefined ? null : (
            <Notice kind="problem" role="alert">
              {problem}
            </Notice>
          )}
          <Button
            type="submit"
            kind="primary"
            disabled={waits || (token === undefined && code.length !== 8)}
            busy={isPending}
          >
            {s("signIn")}
          </Button>
        </Stack>
      </form>
      <Button kind="quiet" onClick={() => go("/sign-in", { replace: true })}>
        {t("action.cancel")}
      </Button>
    </Stack>
  );
};
