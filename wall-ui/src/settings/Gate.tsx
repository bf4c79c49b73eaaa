import { useUnlock } from "../../../client/members.ts";
import { setupWords } from "../../../client/text/rooms/setup/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { PinAsk } from "../setup/PinAsk.tsx";
import "./gate.css";

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
