import { Link } from "wouter";
import { useDinner } from "#client/features/meals/queries.ts";
import { recipePictureAddress } from "#client/features/recipes/recipe-picture-address.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useToday } from "#client/context/clock.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { HomeLine } from "../HomeLine.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./dinner-card.module.css";

const platePixels = 640;

/** What's for dinner, on a plate; leads to its recipe, or to the week where it has none. One line where nothing is planned. */
export const DinnerCard = () => {
  const { t } = useI18n();
  const { shown, dinner, title, beside } = useDinner(useToday());
  if (dinner === undefined)
    return shown.source === "loading" ? (
      <div className={styles.dinnerPlace} data-part="food-card" aria-busy="true" />
    ) : (
      <HomeLine
        data-testid="home-dinner"
        href="/meals/week"
        icon="meals"
        words={title}
        {...(shown.source === "failed" ? {} : { action: t("home.planDinner") })}
      />
    );
  return (
    <Link
      className={styles.dinner}
      data-part="food-card"
      data-testid="home-dinner"
      href={
        dinner.recipeId === undefined
          ? "/meals/week"
          : `/meals/recipes/${encodeURIComponent(dinner.recipeId)}`
      }
    >
      <div className={styles.dinnerWords} data-part="fit-box">
        <p className={styles.dinnerWhen}>
          {t("home.tonight")}
          <HomeSourceBadge shown={shown} />
        </p>
        <FitText as="h2" lines={2} className={styles.dinnerTitle}>
          {title}
        </FitText>
        {beside === undefined ? null : (
          <p className={styles.dinnerAlso} dir="auto">
            {beside}
          </p>
        )}
      </div>
      <span className={styles.dinnerPlate}>
        {dinner.image === undefined ? (
          <Picture words={dinner.title} neutral="fork-and-knife-with-plate" />
        ) : (
          <img src={recipePictureAddress(dinner.image, platePixels)} alt="" />
        )}
      </span>
    </Link>
  );
};
