import { useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import type { Face } from "../../ui/avatar/Avatar.tsx";
import { pinMessages } from "./messages.ts";
import { PinScene } from "./PinScene.tsx";

/** A new PIN, typed twice; `onPin` gets it once both were the same. */
export const NewPin = ({
  face,
  problem,
  busy,
  onPin,
}: {
  face: Face;
  problem: string | undefined;
  busy: boolean;
  onPin: (pin: string) => void;
}) => {
  const s = useMessages(pinMessages);
  const { t } = useI18n();
  const [first, setFirst] = useState<string>();
  const [isDifferent, setDifferent] = useState(false);
  const [isSent, setSent] = useState(false);
  // Nothing is asked for anew while it is kept, only once it was refused.
  const isAsked = first === undefined || (isSent && problem !== undefined);
  const typed = (pin: string) => {
    setSent(!isAsked && pin === first);
    setDifferent(!isAsked && pin !== first);
    if (isAsked) setFirst(pin);
    else if (pin === first) onPin(pin);
    else setFirst(undefined);
  };
  return (
    <PinScene
      face={face}
      title={face.name}
      lead={s(isAsked ? "choose" : isSent ? "kept" : "again")}
      labels={{ pin: s("of", { name: face.name }), back: t("pin.delete"), enter: t("pin.ok") }}
      problem={isDifferent ? s("different") : problem}
      busy={busy}
      onPin={typed}
    />
  );
};
