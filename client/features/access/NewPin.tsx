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
  const typed = (pin: string) => {
    if (first === undefined) {
      setFirst(pin);
      setDifferent(false);
      return;
    }
    setFirst(undefined);
    setDifferent(pin !== first);
    if (pin === first) onPin(pin);
  };
  return (
    <PinScene
      face={face}
      title={s("of", { name: face.name })}
      lead={s(first === undefined ? "choose" : "again")}
      labels={{ pin: s("of", { name: face.name }), back: t("pin.delete"), enter: t("pin.ok") }}
      problem={isDifferent ? s("different") : problem}
      busy={busy}
      onPin={typed}
    />
  );
};
