import { restoredDraftMessages } from "./restored-draft-messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../buttons/Button.tsx";
import * as styles from "./restored-draft-notice.module.css";

/** Says that something half-written is there again, and offers a fresh start; nothing where it isn't so. */
export const RestoredDraftNotice = ({ renew }: { renew: (() => void) | undefined }) => {
  const s = useMessages(restoredDraftMessages);
  if (renew === undefined) return null;
  return (
    <p className={styles.leftUnfinished} role="status">
      {s("left")}
      <Button onClick={renew}>{s("anew")}</Button>
    </p>
  );
};
