import { useState } from "react";
import { useLocation } from "wouter";
import type { FamilyMember } from "#client/context/family.ts";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { setMemberPin } from "#client/features/access/mutations.ts";
import { phoneSettingsMessages } from "#client/features/settings/messages/phone.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { NewPin } from "#client/features/access/NewPin.tsx";
import { PinScene } from "#client/features/access/PinScene.tsx";
import { usePinProblem } from "#client/features/access/use-pin-problem.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";

/** The own PIN: the one until now, then a new one twice. A wrong old one is asked for again. */
export const ChangeOwnPin = ({ me }: { me: FamilyMember }) => {
  const s = useMessages(phoneSettingsMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  const [currentPin, setCurrentPin] = useState<string>();
  const { mutate, error, isPending } = useMutate(setMemberPin);
  const { problem, waits } = usePinProblem(error);
  if (currentPin === undefined)
    return (
      <PinScene
        key="old"
        face={me}
        title={s("oldPin")}
        lead=""
        labels={{ pin: s("oldPin"), back: t("pin.delete"), enter: t("pin.ok") }}
        problem={problem}
        busy={waits}
        onPin={setCurrentPin}
      />
    );
  return (
    <NewPin
      key="new"
      face={me}
      problem={problem}
      busy={isPending || waits}
      onPin={(pin) =>
        mutate(
          { params: { id: me.id }, body: { pin, currentPin } },
          {
            onSuccess: () => {
              showToast({ kind: "done", words: s("pinChanged") });
              go("/settings", { replace: true });
            },
            onError: () => setCurrentPin(undefined),
          },
        )
      }
    />
  );
};
