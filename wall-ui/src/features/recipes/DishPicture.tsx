import { Picture } from "#client/ui/pictures/Picture.tsx";
import { recipePictureAddress } from "#client/features/recipes/recipe-picture-address.ts";
import * as styles from "./dish-picture.module.css";

/** A dish on its plate: its photo, or the picture that its title suggests. Decoration: the title stands beside it. */
export const DishPicture = ({
  title,
  image,
  pixels = 160,
}: {
  title: string;
  image?: string | undefined;
  /** How wide the photo is fetched. */
  pixels?: number;
}) => (
  <span
    className={styles.plate}
    data-part="plate"
    data-photo={image !== undefined}
    aria-hidden="true"
  >
    {image === undefined ? (
      <Picture words={title} neutral="fork-and-knife-with-plate" />
    ) : (
      <img src={recipePictureAddress(image, pixels)} alt="" loading="lazy" draggable={false} />
    )}
  </span>
);
