import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { DishPicture } from "../../recipes/DishPicture.tsx";
import type { MealInWeek } from "#client/features/meals/meal-place.ts";
import * as styles from "./meal-sheets.module.css";

/** What can be done with a planned meal. */
export const MealChoices = ({
  placed: { meal, place },
  onRename,
  onMove,
  onRemove,
}: {
  placed: MealInWeek;
  onRename: () => void;
  onMove: () => void;
  onRemove: () => void;
}) => {
  const s = useMessages(wallMealMessages);
  const { dateLong } = useI18n();
  return (
    <Stack gap={3}>
      <Row as="p" gap={4} className={styles.mealChoicesWhere}>
        <DishPicture title={meal.title} image={meal.image} />
        {s("addTitle", { slot: s(place.slot), day: dateLong(place.date) })}
      </Row>
      {meal.recipeId === undefined ? (
        <Button onClick={onRename}>
          <Icon name="pencil" />
          {s("rename")}
        </Button>
      ) : (
        <>
          <ButtonLink kind="primary" href={`/meals/recipes/${encodeURIComponent(meal.recipeId)}`}>
            {s("openRecipe")}
          </ButtonLink>
          <ButtonLink href={`/meals/cook/${encodeURIComponent(meal.recipeId)}`}>
            {s("cook")}
          </ButtonLink>
        </>
      )}
      <Button onClick={onMove}>
        <Icon name="calendar" />
        {s("move")}
      </Button>
      <Button onClick={onRemove}>
        <FeatureIcon name="trash" />
        {s("away")}
      </Button>
    </Stack>
  );
};
