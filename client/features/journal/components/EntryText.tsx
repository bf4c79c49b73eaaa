import { useState } from "react";
import { journalMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./entry.module.css";

const longLetters = 500;
const longLines = 10;

const isLong = (text: string): boolean =>
  text.length > longLetters || text.split("\n", longLines + 1).length > longLines;

/** What somebody wrote, as they wrote it and as nothing else: a long one begins shortened. */
export const EntryText = ({ text }: { text: string }) => {
  const s = useMessages(journalMessages);
  const [isWhole, setWhole] = useState(false);
  if (text === "") return null;
  const folds = isLong(text);
  return (
    <>
      <p
        className={styles.entryText}
        data-testid="entry-text"
        dir="auto"
        data-folded={folds && !isWhole}
      >
        {text}
      </p>
      {folds ? (
        <Text
          as="button"
          tone="accent"
          weight="bold"
          type="button"
          className={styles.entryFold}
          onClick={() => setWhole(!isWhole)}
        >
          {s(isWhole ? "less" : "more")}
        </Text>
      ) : null}
    </>
  );
};
