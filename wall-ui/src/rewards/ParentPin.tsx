import { useUnlock } from "../../../client/members.ts";
import { rewardWords } from "../../../client/text/rooms/rewards/words.ts";
import { setupWords } from "../../../client/text/rooms/setup/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import { PinAsk } from "../setup/PinAsk.tsx";

/** A parent's PIN where stars are to be given back. */
export const ParentPin = ({ open, onOver }: { open: boolean; onOver: () => void }) => {
  const s = useWordsOf(rewardWords);
  const inSetup = useWordsOf(setupWords);
  const { t } = useText();
  const { mutate, error, isPending, reset } = useUnlock();
  const end = () => {
    reset();
    onOver();
  };
  return (
    <Sheet open={open} title={inSetup("unlock.title")} closeLabel={t("action.close")} onClose={end}>
      <PinAsk
        lead={s("parentLead")}
        error={error}
        busy={isPending}
        onPin={(proof) => mutate(proof, { onSuccess: end })}
      />
    </Sheet>
  );
};
