import { Button } from "../buttons/Button.tsx";
import { IconButton } from "../buttons/IconButton.tsx";
import { HyphenatedText } from "../text/HyphenatedText.tsx";
import { Text } from "../text/Text.tsx";
import * as styles from "./toast.module.css";

/** One sentence that floats over the screen for a while, with a way back where there is one. */
export const Toast = ({
  words,
  kind,
  memberId,
  labels,
  onUndo,
  onClose,
}: {
  words: string;
  kind: "done" | "problem";
  /** The member whom it is about. */
  memberId?: string | undefined;
  labels: { undo: string; close: string };
  onUndo?: (() => void) | undefined;
  onClose: () => void;
}) => (
  <div
    className={styles.toast}
    data-part="toast"
    data-kind={kind}
    data-member={memberId}
    data-several={words.includes("\n")}
  >
    <Text as="p" clamp dir="auto">
      <HyphenatedText>{words}</HyphenatedText>
    </Text>
    {onUndo === undefined ? (
      <IconButton icon="close" label={labels.close} onClick={onClose} />
    ) : (
      <Button onClick={onUndo}>{labels.undo}</Button>
    )}
  </div>
);
