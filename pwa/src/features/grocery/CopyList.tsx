import { listsWords } from "#client/features/grocery/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/Sheet.tsx";

/** The list to be copied by hand, on phones whose browser neither shares nor copies. */
export const ShareByHand = ({
  text,
  onClose,
}: {
  text: string | undefined;
  onClose: () => void;
}) => {
  const { t } = useText();
  const s = useWordsOf(listsWords);
  return (
    <Sheet
      open={text !== undefined}
      title={s("share")}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      <p>{s("copyHint")}</p>
      <textarea
        className="input"
        readOnly
        rows={12}
        aria-label={s("share")}
        value={text ?? ""}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Sheet>
  );
};
