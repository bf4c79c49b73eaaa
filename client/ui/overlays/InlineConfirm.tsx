import { useI18n } from "../../i18n/use-i18n.ts";
import { Button } from "../buttons/Button.tsx";
import { HyphenatedText } from "../text/HyphenatedText.tsx";
import * as styles from "./inline-confirm.module.css";

/** Asks once more, in place; staying is the larger way. */
export const InlineConfirm = ({
  words,
  yes,
  onYes,
  onNo,
}: {
  words: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}) => {
  const { t } = useI18n();
  return (
    <div className={styles.inlineConfirm} role="alertdialog" aria-label={words}>
      <p>
        <HyphenatedText>{words}</HyphenatedText>
      </p>
      <Button kind="primary" onClick={onNo}>
        {t("action.cancel")}
      </Button>
      <Button onClick={onYes}>{yes}</Button>
    </div>
  );
};
