import type { ReactNode } from "react";
import { useMutate } from "../../mutations/use-mutate.ts";
import { startBabysitting } from "./mutations.ts";
import { errorText } from "../../i18n/error-text.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";

/** Asks before the walls are sealed; stays open, and says why, where that fails. */
export const BabysitterQuestion = ({
  open,
  onNo,
  children,
}: {
  open: boolean;
  onNo: () => void;
  /** What else a guest may be here for. */
  children?: ReactNode;
}) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const { mutate, error, reset } = useMutate(startBabysitting);
  return (
    <ConfirmDialog
      open={open}
      title={s("askTitle")}
      words={s("askLead")}
      yes={s("askNow")}
      onNo={() => {
        reset();
        onNo();
      }}
      onYes={() => mutate({})}
    >
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {errorText(t, error)}
        </Notice>
      )}
      {children}
    </ConfirmDialog>
  );
};
