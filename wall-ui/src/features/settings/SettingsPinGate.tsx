import { useUnlock } from "#client/features/access/queries.ts";
import { setupWords } from "#client/features/setup/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { PinAsk } from "../access/ParentPinForm.tsx";
import "../access/pin-gate.css";

/** A parent's PIN before Settings. */
export const Gate = () => {
  const s = useWordsOf(setupWords);
  const { mutate, error, isPending } = useUnlock();
  return (
    <div className="gate">
      <h1 className="quietly">{s("unlock.title")}</h1>
      <PinAsk lead={s("unlock.lead")} error={error} busy={isPending} onPin={mutate} />
    </div>
  );
};
