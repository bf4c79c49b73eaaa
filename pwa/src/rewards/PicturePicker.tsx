import { useId } from "react";
import { rewardPictures, rewardPictureWords } from "../../../client/text/rooms/rewards/pictures.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Picture } from "../../../client/ui/Picture.tsx";

interface Choice {
  readonly name: string;
  readonly said: string;
}

/** One picture of many; one that isn't among them, such as an emoji from a file, stands first. */
export const PicturePicker = ({
  label,
  value,
  onPick,
}: {
  label: string;
  value: string;
  onPick: (name: string) => void;
}) => {
  const s = useWordsOf(rewardPictureWords);
  const group = useId();
  const known: readonly Choice[] = rewardPictures.map((name) => ({ name, said: s(name) }));
  const isKnown = known.some(({ name }) => name === value);
  const all = isKnown ? known : [{ name: value, said: value }, ...known];
  return (
    <fieldset className="reward-pictures">
      <legend>{label}</legend>
      {all.map(({ name, said }) => (
        <label key={name} title={said}>
          <input
            type="radio"
            name={group}
            aria-label={said}
            checked={name === value}
            onChange={() => onPick(name)}
          />
          <Picture name={name} neutral="wrapped-gift" />
        </label>
      ))}
    </fieldset>
  );
};
