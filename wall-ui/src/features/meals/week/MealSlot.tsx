import type { PointerEvent } from "react";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { type CarriedItem, useIsOver } from "#wall-ui/src/ui/carried-item.ts";
import { DishPicture } from "../../recipes/DishPicture.tsx";
import {
  type PlannedMeal,
  type MealPlace,
  type MealInWeek,
  mealPlaceKey,
} from "#client/features/meals/meal-place.ts";
import * as styles from "./meal-week.module.css";

const PlannedMealButton = ({
  meal,
  disabled,
  onOpen,
  onGrab,
}: {
  meal: PlannedMeal;
  disabled: boolean;
  onOpen: () => void;
  onGrab: (event: PointerEvent) => void;
}) => (
  <button
    type="button"
    className={styles.meal}
    disabled={disabled}
    onClick={onOpen}
    onPointerDown={(event) => {
      // The week's own swipes begin elsewhere.
      event.stopPropagation();
      onGrab(event);
    }}
    onContextMenu={(event) => event.preventDefault()}
  >
    <DishPicture title={meal.title} image={meal.image} />
    <FitText lines={3}>{meal.title}</FitText>
  </button>
);

/** One meal of one day: what is planned for it, and room for more. */
export const MealSlot = ({
  place,
  meals,
  isMoving,
  carried,
  onOpen,
  onPlace,
  onGrab,
}: {
  place: MealPlace;
  meals: readonly PlannedMeal[];
  /** Whether a meal looks for its new place, which may be this one. */
  isMoving: boolean;
  carried: CarriedItem<MealInWeek, MealPlace>;
  onOpen: (placed: MealInWeek) => void;
  onPlace: (place: MealPlace) => void;
  onGrab: (event: PointerEvent, placed: MealInWeek) => void;
}) => {
  const s = useMessages(wallMealMessages);
  const { dateLong } = useI18n();
  const key = mealPlaceKey(place);
  const isOver = useIsOver(carried, (over) => mealPlaceKey(over) === key);
  const where = { slot: s(place.slot), day: dateLong(place.date) };
  return (
    <div
      className={styles.slot}
      data-slot={place.slot}
      data-place={key}
      data-over={isOver}
      data-moving={isMoving}
    >
      <span className={styles.slotName} aria-hidden="true">
        {s(place.slot)}
      </span>
      {meals.length === 0 ? null : (
        <Stack as="ul" gap={1} className={styles.slotMeals} aria-label={s("addTitle", where)}>
          {meals.map((meal) => (
            <li key={meal.id}>
              <PlannedMealButton
                meal={meal}
                disabled={isMoving}
                onOpen={() => onOpen({ meal, place })}
                onGrab={(event) => onGrab(event, { meal, place })}
              />
            </li>
          ))}
        </Stack>
      )}
      <button
        type="button"
        className={styles.slotAdd}
        aria-label={isMoving ? s("moveHere", where) : s("add", where)}
        onClick={() => onPlace(place)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
