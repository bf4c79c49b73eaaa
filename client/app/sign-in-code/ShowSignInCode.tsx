import { useState } from "react";
import type { SignInLink } from "#contract/devices-sign-in.ts";
import type { FamilyMember } from "../../context/family.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { errorText } from "../../i18n/error-text.ts";
import { useMutate } from "../../mutations/use-mutate.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Notice } from "../../ui/text/Notice.tsx";
import { PinScene } from "../../features/access/PinScene.tsx";
import { usePinProblem } from "../../features/access/use-pin-problem.ts";
import { showSignInLink } from "../../features/devices/mutations.ts";
import { SignInCode } from "./SignInCode.tsx";
import { signInMessages } from "./sign-in-messages.ts";

/** The way to a code for a member's phone: after their PIN on a wall, at a tap on their own phone. */
export const ShowSignInCode = ({
  member,
  url,
  asksPin,
}: {
  member: FamilyMember;
  url: string;
  asksPin: boolean;
}) => {
  const s = useMessages(signInMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useMutate(showSignInLink);
  const { problem, waits } = usePinProblem(error);
  const [link, setLink] = useState<SignInLink>();
  const show = (pin?: string) =>
    mutate(
      { body: { memberId: member.id, ...(pin === undefined ? {} : { pin }) } },
      { onSuccess: setLink },
    );
  if (link !== undefined)
    return (
      <SignInCode
        key={link.id}
        {...{ member, link, url }}
        onAgain={() => (asksPin ? setLink(undefined) : show())}
      />
    );
  if (!asksPin && error?.code !== "pinNeeded")
    return (
      <>
        {error === null ? null : <Notice kind="problem">{errorText(t, error)}</Notice>}
        <Button kind="primary" busy={isPending} onClick={() => show()}>
          {s("showFor", { name: member.name })}
        </Button>
      </>
    );
  const pinOf = t("pin.enterOf", { name: member.name });
  return (
    <PinScene
      face={member}
      title={member.name}
      lead={s("showLead", { name: member.name })}
      labels={{ pin: pinOf, back: t("pin.delete"), enter: t("pin.ok") }}
      problem={error?.code === "pinNeeded" ? undefined : problem}
      busy={isPending || waits}
      onPin={show}
    />
  );
};
