import { useUnlock } from "#client/features/access/use-sign-in.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { ParentPinForm } from "../access/ParentPinForm.tsx";

/** A parent's PIN where stars are to be given back. */
export const RedemptionPin = ({ open, onOver }: { open: boolean; onOver: () => void }) => {
  const s = useMessages(rewardMessages);
  const inSetup = useMessages(setupMessages);
  const { t } = useI18n();
  const { mutate, error, isPending, reset } = useUnlock("acts");
  const end = () => {
    reset();
    onOver();
  };
  return (
    <Sheet open={open} title={inSetup("unlock.title")} closeLabel={t("action.close")} onClose={end}>
      <ParentPinForm
        lead={s("parentLead")}
        error={error}
        busy={isPending}
        onPin={(proof) => mutate(proof, { onSuccess: end })}
      />
    </Sheet>
  );
};
