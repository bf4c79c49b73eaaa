import { useEffect } from "react";
import { useLeaveKiosk } from "#client/features/kiosk/queries.ts";
import { kioskWords } from "#client/features/kiosk/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/Sheet.tsx";
import { PinAsk } from "../features/access/ParentPinForm.tsx";

/** A question that nobody answers doesn't stand over the wall for longer than this. */
const patienceMs = 60_000;

/** A parent's PIN before the window leaves the full screen. */
export const LeaveKiosk = ({ onClose }: { onClose: () => void }) => {
  const s = useWordsOf(kioskWords);
  const { t } = useText();
  const { mutate, error, isPending } = useLeaveKiosk();
  useEffect(() => {
    const timer = setTimeout(onClose, patienceMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Sheet open title={s("leave")} closeLabel={t("action.close")} onClose={onClose}>
      <PinAsk
        lead={s("leaveLead")}
        error={error}
        busy={isPending}
        onPin={(proof) => mutate({ body: proof }, { onSuccess: onClose })}
      />
    </Sheet>
  );
};
