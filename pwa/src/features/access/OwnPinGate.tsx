import type { UnlockArea } from "#contract/operation.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { PinScene } from "#client/features/access/PinScene.tsx";
import { usePinProblem } from "#client/features/access/use-pin-problem.ts";

/** The own PIN before what lies behind it, although the phone is signed in; `lead` says what for. */
export const OwnPinGate = ({
  me,
  lead,
  opens,
}: {
  me: FamilyMember;
  lead: string;
  opens: UnlockArea;
}) => {
  const s = useMessages(phoneSettingsMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useUnlock(opens);
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
