import { putAwayWords } from "./restored-draft-messages.ts";
import { useWordsOf } from "../../i18n/use-messages.ts";
import { Button } from "../Button.tsx";
import "./restored-draft-notice.css";

/** Says that something half-written is there again, and offers a fresh start; nothing where it isn't so. */
export const LeftUnfinished = ({ renew }: { renew: (() => void) | undefined }) => {
  const s = useWordsOf(putAwayWords);
  if (renew === undefined) return null;
  return (
    <p className="left-unfinished" role="status">
      {s("left")}
      <Button onClick={renew}>{s("anew")}</Button>
    </p>
  );
};
