import type { ReactNode } from "react";
import { useText } from "../../../client/text/use-text.ts";
import { Button } from "../../../client/ui/Button.tsx";
import { Sheet } from "../../../client/ui/Sheet.tsx";
import "./question.css";

/** Asks before something that can't be taken back from a toast; staying is the larger way. */
export const Question = ({
  open,
  title,
  words,
  yes,
  onYes,
  onNo,
  children,
}: {
  open: boolean;
  title: string;
  words: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
  children?: ReactNode;
}) => {
  const { t } = useText();
  return (
    <Sheet open={open} title={title} closeLabel={t("action.close")} onClose={onNo}>
      <p className="question-words">{words}</p>
      {children}
      <footer className="question-ways">
        <Button onClick={onNo}>{t("action.cancel")}</Button>
        <Button kind="primary" onClick={onYes}>
          {yes}
        </Button>
      </footer>
    </Sheet>
  );
};
