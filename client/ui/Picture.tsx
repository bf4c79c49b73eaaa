import { pictureFor } from "./picture-for.ts";
import { pictures } from "./pictures.ts";
import "./picture.css";

const isEmoji = (name: string) => /\p{Extended_Pictographic}/u.test(name);

/**
 * The picture of a chore, meal or reward: by its name, as an emoji, else by what the words suggest, else a neutral one.
 * Decoration: the words always stand beside it.
 */
export const Picture = ({
  name,
  words = "",
  neutral = "glowing-star",
}: {
  name?: string | undefined;
  words?: string;
  neutral?: string;
}) => {
  const known = name !== undefined && Object.hasOwn(pictures, name) ? name : undefined;
  if (known === undefined && name !== undefined && isEmoji(name))
    return (
      <span className="picture picture-emoji" aria-hidden="true">
        {name}
      </span>
    );
  const Drawing = pictures[known ?? pictureFor(words) ?? neutral];
  return (
    <span className="picture" aria-hidden="true">
      {Drawing === undefined ? null : <Drawing />}
    </span>
  );
};
