import { useState } from "react";
import { useLocation } from "wouter";
import type { FamilyMember } from "../../../client/family.tsx";
import { useSetPin } from "../../../client/roster.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { phoneSettingsWords } from "../../../client/text/rooms/phone-settings.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { NewPin } from "../../../client/ui/pin/NewPin.tsx";
import { PinScene } from "../../../client/ui/pin/PinScene.tsx";
import { showToast } from "../../../client/ui/toasts.ts";
import { useWait } from "../../../client/use-wait.ts";

/** The own PIN: the one until now, then a new one twice. A wrong old one is asked for again. */
export const OwnPin = ({ me }: { me: FamilyMember }) => {
  const s = useWordsOf(phoneSettingsWords);
  const { t } = useText();
  const [, go] = useLocation();
  const [currentPin, setCurrentPin] = useState<string>();
  const { mutate, error, isPending } = useSetPin();
  const wait = useWait(error);
  const problem =
    wait > 0
      ? t("error.tooManyTries", { count: wait })
      : error === null || error.status === 429
        ? undefined
        : errorText(t, error);
  if (currentPin === undefined)
    return (
      <PinScene
        key="old"
        face={me}
        title={s("oldPin")}
        lead=""
        labels={{ pin: s("oldPin"), back: t("pin.delete"), enter: t("pin.ok") }}
        problem={problem}
        busy={wait > 0}
        onPin={setCurrentPin}
      />
    );
  return (
    <NewPin
      key="new"
      face={me}
      problem={problem}
      busy={isPending || wait > 0}
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
