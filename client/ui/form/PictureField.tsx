import { type ReactNode, useState } from "react";
import type { Message } from "../../i18n/catalogue.ts";
import { pictureFieldMessages } from "./picture-field-messages.ts";
import { type FeatureMessages, useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../buttons/Button.tsx";
import { Picture } from "../pictures/Picture.tsx";
import { PicturePicker } from "./PicturePicker.tsx";
import * as styles from "./picture-field.module.css";

/** A title with its picture beside it; a tap on that opens a grid of others. */
export const PictureField = ({
  icon,
  suggestedBy,
  words,
  onIcon,
  children,
}: {
  icon: string | undefined;
  /** The title, where it suggests the picture while none is chosen; else there is none. */
  suggestedBy?: string;
  /** The pictures to choose from, with their names. */
  words: FeatureMessages<Readonly<Record<string, Message>>>;
  onIcon: (icon: string | undefined) => void;
  /** The field of the title. */
  children: ReactNode;
}) => {
  const s = useMessages(pictureFieldMessages);
  const [isOpen, setOpen] = useState(false);
  const choose = (next: string | undefined) => {
    onIcon(next);
    setOpen(false);
  };
  const shown = suggestedBy === undefined ? { neutral: "framed-picture" } : { words: suggestedBy };
  return (
    <div className={styles.pictureField}>
      <button
        type="button"
        className={styles.pictureNow}
        aria-label={s("picture")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Picture name={icon} {...shown} />
      </button>
      {isOpen ? (
        <div className={styles.pictureGrid}>
          <PicturePicker label={s("picture")} words={words} value={icon} onPick={choose} />
          {icon === undefined ? null : (
            <Button kind="quiet" onClick={() => choose(undefined)}>
              {s(suggestedBy === undefined ? "none" : "ofTitle")}
            </Button>
          )}
        </div>
      ) : null}
      {children}
    </div>
  );
};
