import { putAwayWords } from "../text/rooms/put-away.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Button } from "../ui/Button.tsx";
import "./left-unfinished.css";

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
