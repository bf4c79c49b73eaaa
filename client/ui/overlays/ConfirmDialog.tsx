import type { ReactNode } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { Button } from "../buttons/Button.tsx";
import { Sheet } from "./Sheet.tsx";
import * as styles from "./confirm-dialog.module.css";

/** Asks before something that can't be taken back from a toast; staying is the larger way. */
export const ConfirmDialog = ({
  open,
  title,
  words,
  yes,
  busy = false,
  onYes,
  onNo,
  children,
}: {
  open: boolean;
  title: string;
  words?: string;
  yes: string;
  /** The answer is on its way. */
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
  children?: ReactNode;
}) => {
  const { t } = useI18n();
  return (
    <Sheet open={open} title={title} closeLabel={t("action.close")} onClose={onNo}>
      {words === undefined ? null : <p className={styles.questionWords}>{words}</p>}
      {children}
      <footer className={styles.questionWays}>
        <Button onClick={onNo}>{t("action.cancel")}</Button>
        <Button kind="primary" disabled={busy} onClick={onYes}>
          {yes}
        </Button>
      </footer>
    </Sheet>
  );
};
