import { useDinner } from "#client/features/meals/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useToday } from "#client/context/clock.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./dinner-card.module.css";

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
      {beside === undefined ? null : (
        <Text size="small" as="p" clamp className={styles.dinnerAlso} dir="auto">
          {beside}
        </Text>
      )}
    </Card>
  );
};
