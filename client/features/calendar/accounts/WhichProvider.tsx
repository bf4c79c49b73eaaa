import { useMessages } from "#client/i18n/use-messages.ts";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { accountProviders } from "./account-providers.ts";
import { accountMessages } from "./messages/messages.ts";
import type { AccountInputs } from "./use-typed-account.ts";

/** Where the family has its calendar. */
export const WhichProvider = ({
  typed,
}: {
  typed: Pick<AccountInputs, "provider" | "setProvider">;
}) => {
  const s = useMessages(accountMessages);
  return (
    <LabeledChoices
      label={s("which")}
      value={typed.provider}
      choices={accountProviders.map((each) => ({ value: each, label: s(each) }))}
      onChoose={typed.setProvider}
    />
  );
};
