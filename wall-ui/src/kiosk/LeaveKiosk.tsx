import { useEffect } from "react";
import { useMutate } from "#client/mutations/use-mutate.ts";
import { leaveKiosk } from "#client/features/kiosk/mutations.ts";
import { kioskMessages } from "#client/features/kiosk/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { ParentPinForm } from "../features/access/ParentPinForm.tsx";

/** A question that nobody answers doesn't stand over the wall for longer than this. */
const closeAfterMs = 60_000;

/** A parent's PIN before the window leaves the full screen. */
export const LeaveKiosk = ({ onClose }: { onClose: () => void }) => {
  const s = useMessages(kioskMessages);
  const { t } = useI18n();
  const { mutate, error, isPending } = useMutate(leaveKiosk);
  useEffect(() => {
    const timer = setTimeout(onClose, closeAfterMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Sheet open title={s("leave")} closeLabel={t("action.close")} onClose={onClose}>
      <ParentPinForm
        lead={s("leaveLead")}
        error={error}
        busy={isPending}
        onPin={(proof) => mutate({ body: proof }, { onSuccess: onClose })}
      />
    </Sheet>
  );
};
