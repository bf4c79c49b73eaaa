import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import * as styles from "#client/ui/form/input.module.css";

/** The list to be copied by hand, on phones whose browser neither shares nor copies. */
export const CopyList = ({ text, onClose }: { text: string | undefined; onClose: () => void }) => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
  return (
    <Sheet
      open={text !== undefined}
      title={s("share")}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      <p>{s("copyHint")}</p>
      <textarea
        className={styles.input}
        data-part="input"
        readOnly
        rows={12}
        aria-label={s("share")}
        value={text ?? ""}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sheet>
  );
};
