import { useState } from "react";
import { choreWords } from "../text/rooms/chores/words.ts";
import { useWordsOf } from "../text/words-of.ts";
import { Picture } from "../ui/Picture.tsx";
import { choicePictures } from "./picture-names.ts";

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
        <div className="picture-grid" role="group" aria-label={s("picture")}>
          {choicePictures.map((name, at) => (
            <button
              key={name}
              type="button"
              aria-label={`${s("picture")} ${at + 1}`}
              aria-pressed={name === icon}
              onClick={() => choose(name === icon ? undefined : name)}
            >
              <Picture name={name} />
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
};
