import { useState } from "react";
import { ShowSignInCode } from "#client/app/sign-in-code/ShowSignInCode.tsx";
import { signInMessages } from "#client/app/sign-in-code/sign-in-messages.ts";
import { useSetup } from "#client/features/setup/queries.ts";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";

/** A code for another phone of one's own; a parent's phone shows one for whoever is no parent too. */
export const SignInOther = ({ me, isParent }: { me: FamilyMember; isParent: boolean }) => {
  const s = useMessages(signInMessages);
  const { t } = useI18n();
  const setup = useSetup();
  const others = useFamily().filter(({ id, parent }) => isParent && !parent && id !== me.id);
  const who = [me, ...others];
  const [chosenId, choose] = useState(me.id);
  const chosen = who.find(({ id }) => id === chosenId) ?? me;
  if (setup.source === "failed") return <Notice kind="problem">{errorText(t, setup.error)}</Notice>;
  if (setup.data === undefined) return null;
  // Where the house knows no address of its own, the one by which this phone came leads others there too.
  const url = setup.data.phoneUrls[0] ?? `${location.origin}/m/`;
  return (
    <Stack gap={5}>
      {who.length === 1 ? null : (
        <LabeledChoices
          label={s("forWhom")}
          choices={who.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.id}
          onChoose={choose}
        />
      )}
      <ShowSignInCode key={chosen.id} member={chosen} url={url} asksPin={false} />
    </Stack>
  );
};
