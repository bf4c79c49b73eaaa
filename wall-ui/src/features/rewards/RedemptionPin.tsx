import { useUnlock } from "#client/features/access/queries.ts";
import { rewardWords } from "#client/features/rewards/messages/messages.ts";
import { setupWords } from "#client/features/setup/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/Sheet.tsx";
import { PinAsk } from "../access/ParentPinForm.tsx";

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
