import { type ReactNode, useState } from "react";
import { useMutate } from "../../mutations/use-mutate.ts";
import { startBabysitting } from "./mutations.ts";
import { useUnsavedCard } from "./use-card-draft.ts";
import { errorText } from "../../i18n/error-text.ts";
import { babysitterMessages } from "./messages/messages.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import { Notice } from "../../ui/text/Notice.tsx";

/** Says that what this screen has written on the card and not saved goes along. */
const UnsavedWords = ({ find }: { find: () => unknown }) => {
  const s = useMessages(babysitterMessages);
  const [isUnsaved] = useState(() => find() !== undefined);
  return isUnsaved ? <Notice kind="hint">{s("askUnsaved")}</Notice> : null;
};

/** Asks before the walls are sealed, and saves what is written on the card first; stays open, and says why, where that fails. */
export const BabysitterQuestion = ({
  open,
  onNo,
  onSaved,
  children,
}: {
  open: boolean;
  onNo: () => void;
  /** Called when what was unsaved on the card is saved for the hand-over. */
  onSaved?: () => void;
  /** What else a guest may be here for. */
  children?: ReactNode;
}) => {
  const s = useMessages(babysitterMessages);
  const { t } = useI18n();
  const { mutate, error: refusal, reset } = useMutate(startBabysitting);
  const unsaved = useUnsavedCard();
  const error = unsaved.error ?? refusal;
  return (
    <ConfirmDialog
      open={open}
      title={s("askTitle")}
      words={s("askLead")}
      yes={s("askNow")}
      onNo={() => {
        reset();
        unsaved.reset();
        onNo();
      }}
      onYes={() => unsaved.saveBefore(() => mutate({}), onSaved)}
    >
      {open ? <UnsavedWords find={unsaved.find} /> : null}
      {error === null ? null : (
        <Notice kind="problem" role="alert">
          {unsaved.error?.status === 400 ? s("problem") : errorText(t, error)}
        </Notice>
      )}
      {children}
    </ConfirmDialog>
  );
};
