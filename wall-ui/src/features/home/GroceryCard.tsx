import { useRef } from "react";
import { Link } from "wouter";
import { useGrocery } from "#client/features/grocery/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { useOverflowCount } from "#client/ui/layout/use-overflow-count.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./dinner-card.module.css";
import * as homeStyles from "./home.module.css";
import * as cardStyles from "#client/ui/layout/card.module.css";

/** What is still to be bought, as much of it as there is room for; leads to the list. */
export const GroceryCard = () => {
  const { t } = useI18n();
  const shown = useGrocery();
  const items = (shown.data?.items ?? []).filter(({ checked }) => !checked);
  const list = useRef<HTMLUListElement>(null);
  const hidden = useOverflowCount(list, items.map(({ id }) => id).join());
  return (
    <Stack
      as={Link}
      gap={2}
      className={`${cardStyles.card} ${styles.grocery} ${homeStyles.homeGrocery}`}
      data-testid="home-grocery"
      href="/meals/grocery"
    >
      <Row as="header" wrap align="baseline" justify="between" className={styles.groceryHead}>
        <Row as="h2" gap={3}>
          {t("meals.grocery")}
          <SourceBadge shown={shown} />
        </Row>
        {items.length === 0 ? null : (
          <Text size="small" tone="soft" weight="semibold">
            {t("wall.things", { count: items.length })}
          </Text>
        )}
      </Row>
      {items.length === 0 && shown.source !== "loading" ? (
        <p>{t(shown.source === "failed" ? "state.unknown" : "meals.emptyGrocery")}</p>
      ) : (
        <div className={styles.groceryBody}>
          <Stack
            as="ul"
            gap={1}
            justify="start"
            className={styles.groceryList}
            ref={list}
            data-cut={hidden > 0}
          >
            {items.map(({ id, name, amount }) => (
              <Text as="li" weight="semibold" key={id}>
                <Picture words={name} neutral="basket" />
                <Text clamp dir="auto">
                  {name}
                </Text>
                {amount === undefined ? null : <small dir="auto">{amount}</small>}
              </Text>
            ))}
          </Stack>
          {hidden === 0 ? null : (
            <Text as="p" size="small" tone="soft" weight="semibold" className={styles.groceryMore}>
              {t("calendar.moreEvents", { count: hidden })}
            </Text>
          )}
        </div>
      )}
    </Stack>
  );
};
