import { useSourceErrorText } from "#client/i18n/source-error-text.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Switch } from "#client/ui/form/Switch.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { accountMessages } from "./messages/messages.ts";
import { WhichProvider } from "./WhichProvider.tsx";
import type { TestedCalendar, AccountInputs } from "./use-typed-account.ts";

/** What is wrong, beside the field that it is about. */
const problemsOf = ({ error }: AccountInputs, words: string | undefined) => {
  const isPassword = error?.reason === "accountPasswordRefused";
  const isAddress = error?.field === "url";
  return {
    password: isPassword ? words : undefined,
    address: isAddress ? words : undefined,
    other: isPassword || isAddress ? undefined : words,
  };
};

/** Whether a host may be told the password, or the server runs on the wall's own machine: asked once the server needs it. */
const FurtherReach = ({
  typed,
  onFound,
}: {
  typed: AccountInputs;
  onFound: (calendars: readonly TestedCalendar[]) => void;
}) => {
  const s = useMessages(accountMessages);
  const { asksHost, asksLocal } = typed;
  return (
    <>
      {asksHost === undefined || typed.hosts.includes(asksHost) ? null : (
        <>
          <Notice>{s("host", { host: asksHost })}</Notice>
          <Button onClick={() => typed.allowHost(asksHost, onFound)}>
            {s("hostAllow", { host: asksHost })}
          </Button>
        </>
      )}
      {asksLocal ? (
        <Switch
          label={s("local")}
          hint={s("localHint")}
          on={typed.isLocal}
          onChange={typed.setLocal}
        />
      ) : null}
    </>
  );
};

/** What is wrong, where it stands beside no field. */
const Problem = ({ words }: { words: string | undefined }) =>
  words === undefined ? null : (
    <Notice kind="problem" role="alert">
      {words}
    </Notice>
  );

/** The address of the family's own server; a provider that we know needs none. */
const AddressField = ({
  typed,
  problem,
}: {
  typed: AccountInputs;
  problem: string | undefined;
}) => {
  const s = useMessages(accountMessages);
  if (!typed.hasAddress) return <Problem words={problem} />;
  return (
    <TextField
      label={s("address")}
      hint={s("addressHint")}
      inputMode="url"
      placeholder="https://…"
      maxLength={2000}
      value={typed.address}
      onValue={typed.setAddress}
      problem={problem}
    />
  );
};

/** Where the calendar is, who asks and with which password; tested on the spot, refused in plain words. */
export const AccountForm = ({
  typed,
  onFound,
}: {
  typed: AccountInputs;
  onFound: (calendars: readonly TestedCalendar[]) => void;
}) => {
  const s = useMessages(accountMessages);
  const refusal = useSourceErrorText();
  const { provider, isTesting } = typed;
  const { error } = typed;
  // What a configuration would need to say is a switch here.
  const words = error?.reason === "leadsHere" ? s("leadsHere") : error && refusal(error);
  const problems = problemsOf(typed, words ?? undefined);
  return (
    <Stack
      as="form"
      gap={4}
      onSubmit={(event) => {
        event.preventDefault();
        typed.test(onFound);
      }}
    >
      <WhichProvider typed={typed} />
      <Notice kind="hint">{s(`${provider}Help`)}</Notice>
      <AddressField typed={typed} problem={problems.address} />
      <TextField
        label={s(provider === "apple" ? "appleUser" : "user")}
        maxLength={200}
        autoCapitalize="none"
        value={typed.user}
        onValue={typed.setUser}
      />
      <TextField
        label={s("password")}
        type="password"
        autoComplete="new-password"
        maxLength={500}
        value={typed.password}
        onValue={typed.setPassword}
        problem={problems.password}
      />
      <Problem words={problems.other} />
      <FurtherReach typed={typed} onFound={onFound} />
      <Button type="submit" kind="primary" disabled={!typed.isWhole || isTesting}>
        <Icon name={isTesting ? "hourglass" : "search"} />
        {s(isTesting ? "finding" : "find")}
      </Button>
    </Stack>
  );
};
