import type { RecipeCard } from "#contract/recipes.ts";
import { recipePictureAddress } from "#client/features/recipes/recipe-picture-address.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./recipes.module.css";

/** A picture's address for a screen that shows it this wide, in CSS pixels. */
export const pictureAddressAtWidth = (image: string, width: number): string =>
  recipePictureAddress(image, Math.ceil(width * Math.min(3, devicePixelRatio)));

const thumbWidth = 72;

/** A recipe as a row of a list. */
export const RecipeRow = ({ card }: { card: RecipeCard }) => {
  const s = useMessages(mealMessages);
  const { title, image, totalMin, tags } = card;
  const about = [
    ...(totalMin === undefined ? [] : [s("minutes", { count: totalMin })]),
    ...tags.slice(0, 3),
  ];
  return (
    <>
      <span className={styles.recipeThumb}>
        {image === undefined ? (
          <Picture words={title} neutral="fork-and-knife-with-plate" />
        ) : (
          <img
            src={pictureAddressAtWidth(image, thumbWidth)}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className={styles.recipeLineWords}>
        <Text as="b" clamp dir="auto">
          <HyphenatedText>{title}</HyphenatedText>
        </Text>
        {about.length === 0 ? null : <small dir="auto">{about.join(" · ")}</small>}
      </span>
    </>
  );
};
