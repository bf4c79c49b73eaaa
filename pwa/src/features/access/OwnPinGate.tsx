import type { FamilyMember } from "#client/context/family.tsx";
import { useUnlock } from "#client/features/access/queries.ts";
import { phoneSettingsWords } from "#client/features/settings/messages/phone.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { PinScene } from "#client/features/access/PinScene.tsx";
import { usePinProblem } from "#client/features/access/use-pin-problem.ts";

/** A parent's own PIN before what lies behind it, although the phone is signed in; `lead` says what for. */
export const OwnPinFirst = ({ me, lead }: { me: FamilyMember; lead: string }) => {
  const s = useWordsOf(phoneSettingsWords);
  const { t } = useText();
  const { mutate, error, isPending } = useUnlock();
  const { problem, waits } = usePinProblem(error);
  return (
    <PinScene
      face={me}
      title={s("ownPin")}
      lead={lead}
      labels={{ pin: s("ownPin"), back: t("pin.delete"), enter: t("pin.ok") }}
      problem={problem}
      busy={isPending || waits}
      onPin={(pin) => mutate({ memberId: me.id, pin })}
    />
  );
};
