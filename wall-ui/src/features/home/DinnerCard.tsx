import { Link } from "wouter";
import { useDinner } from "#client/features/meals/queries.ts";
import { recipePictureAddress } from "#client/features/recipes/recipe-picture-address.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useToday } from "#client/context/clock.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as cardStyles from "#client/ui/layout/card.module.css";
import * as styles from "./dinner-card.module.css";
import * as homeStyles from "./home.module.css";

const platePixels = 640;

/** What's for dinner, on a plate; leads to its recipe, or to the week where it has none. */
export const DinnerCard = () => {
  const { t } = useI18n();
  const { shown, dinner, title, beside } = useDinner(useToday());
  const isLong = title.length > 22 || title.split(/[\s-]/).some((word) => word.length > 10);
  return (
    <Stack
      as={Link}
      gap={2}
      className={`${cardStyles.card} ${styles.dinner} ${homeStyles.homeDinner}`}
      data-testid="home-dinner"
      href={
        dinner?.recipeId === undefined
          ? "/meals/week"
          : `/meals/recipes/${encodeURIComponent(dinner.recipeId)}`
      }
    >
      <span className={styles.dinnerPlate}>
        {dinner?.image === undefined ? (
          <Picture words={dinner?.title ?? ""} neutral="fork-and-knife-with-plate" />
        ) : (
          <img src={recipePictureAddress(dinner.image, platePixels)} alt="" />
        )}
      </span>
      <Row as="p" wrap className={styles.dinnerWhen}>
        {t("home.tonight")}
        <SourceBadge shown={shown} />
      </Row>
      <h2 className={styles.dinnerTitle} dir="auto" data-long={isLong}>
        {title}
      </h2>
      <Text size="small" as="p" clamp className={styles.dinnerAlso} dir="auto">
        {beside}
      </Text>
    </Stack>
  );
};
