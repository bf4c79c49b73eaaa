import { restoredDraftMessages } from "./restored-draft-messages.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../buttons/Button.tsx";
import * as styles from "./restored-draft-notice.module.css";

const noneOfOthers: readonly string[] = [];

/** Says that something half-written is there again, which of it others changed meanwhile, and offers a fresh start; nothing where it isn't so. */
export const RestoredDraftNotice = ({
  renew,
  others = noneOfOthers,
}: {
  renew: (() => void) | undefined;
  /** What others changed of what was written, as it is now; empty words where it has none. */
  others?: readonly string[];
}) => {
  const s = useMessages(restoredDraftMessages);
  if (renew === undefined) return null;
  const told = others.filter((one) => one !== "").join(", ");
  return (
    <p className={styles.leftUnfinished} role="status">
      <span>
        {s("left")}
        {told === "" ? null : <> {s("others", { what: told })}</>}
        {others.includes("") ? <> {s("othersSome")}</> : null}
      </span>
      <Button onClick={renew}>{s("anew")}</Button>
    </p>
  );
};
