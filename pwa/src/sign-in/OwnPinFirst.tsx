import type { FamilyMember } from "../../../client/family.tsx";
import { useUnlock } from "../../../client/members.ts";
import { phoneSettingsWords } from "../../../client/text/rooms/phone-settings.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { PinScene } from "../../../client/ui/pin/PinScene.tsx";
import { usePinProblem } from "../../../client/ui/pin/use-pin-problem.ts";

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
