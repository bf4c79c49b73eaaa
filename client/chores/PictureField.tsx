import { useState } from "react";
import { chorePictureWords } from "../text/rooms/pictures/chores.ts";
import { choreWords } from "../text/rooms/chores/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Button } from "../ui/Button.tsx";
import { PicturePicker } from "../ui/form/PicturePicker.tsx";
import { Picture } from "../ui/Picture.tsx";

/** The picture beside the title: what the title suggests, or another one from the grid that a tap opens. */
export const PictureField = ({
  icon,
  title,
  onIcon,
}: {
  icon: string | undefined;
  title: string;
  onIcon: (icon: string | undefined) => void;
}) => {
  const s = useWordsOf(choreWords);
  const [isOpen, setOpen] = useState(false);
  const choose = (next: string | undefined) => {
    onIcon(next);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className="picture-now"
        aria-label={s("picture")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Picture name={icon} words={title} />
      </button>
      {isOpen ? (
        <div className="picture-grid">
          <PicturePicker
            label={s("picture")}
            words={chorePictureWords}
            value={icon}
            onPick={choose}
          />
          {icon === undefined ? null : (
            <Button kind="quiet" onClick={() => choose(undefined)}>
              {s("pictureOfTitle")}
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
};
