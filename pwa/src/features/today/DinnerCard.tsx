import { Link } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { recipeAddress } from "../recipes/recipe-address.ts";
import { useDinner } from "#client/features/meals/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useToday } from "#client/context/clock.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./dinner-card.module.css";

/** The whole card leads to the dish's recipe, to the week's plan, or to the family's own meals app. */
const DinnerWay = ({
  dinner,
  label,
}: {
  dinner: { readonly recipeId?: string | undefined } | undefined;
  label: string;
}) => {
  const { t } = useI18n();
  const { mealsAppUrl } = useConfig();
  const words = label === "" ? t("home.dinner") : t("home.dinnerIs", { what: label });
  if (mealsAppUrl !== "")
    return <a className={styles.dinnerWay} href={mealsAppUrl} aria-label={words} />;
  const id = dinner?.recipeId;
  const href = id === undefined ? "/lists/week" : recipeAddress(id);
  return <Link className={styles.dinnerWay} href={href} aria-label={words} />;
};

/** What's for dinner, on a plate. */
export const DinnerCard = () => {
  const { t } = useI18n();
  const { shown, dinner, title, beside } = useDinner(useToday());
  return (
    <Card
      className={styles.dinner}
      aria-label={t("home.dinner")}
      aria-busy={shown.source === "loading"}
    >
      <span className={styles.dinnerPlate}>
        <Picture words={dinner?.title ?? ""} neutral="fork-and-knife-with-plate" />
      </span>
      <Row as="p" wrap className={styles.dinnerWhen}>
        {t("home.tonight")}
        <SourceBadge shown={shown} />
      </Row>
      <h2 className={styles.dinnerTitle} dir="auto" data-long={title.length > 20}>
        {title === "" ? "\u00a0" : title}
      </h2>
      <DinnerWay dinner={dinner} label={title} />
      {beside === undefined ? null : (
        <Text size="small" as="p" clamp className={styles.dinnerAlso} dir="auto">
          {beside}
        </Text>
      )}
    </Card>
  );
};
