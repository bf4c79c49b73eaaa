import type { PointerEvent } from "react";
import { mealSlots } from "#client/features/meals/meal-slots.ts";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { MealSlot } from "./MealSlot.tsx";
import { type MealPlace, type MealInWeek, mealPlaceKey, type PlannedMeal } from "./meal-place.ts";
import * as styles from "./meal-week.module.css";

/** One day of the week's meals, with its four places. */
export const MealDay = ({
  day,
  isToday,
  meals,
  isMoving,
  overKey,
  onOpen,
  onPlace,
  onGrab,
}: {
  day: string;
  isToday: boolean;
  meals: readonly PlannedMeal[];
  /** Whether a meal looks for its new place. */
  isMoving: boolean;
  /** The key of the place that a meal is being carried over. */
  overKey: string | undefined;
  onOpen: (placed: MealInWeek) => void;
  onPlace: (place: MealPlace) => void;
  onGrab: (event: PointerEvent, placed: MealInWeek) => void;
}) => {
  const { format } = useWallText();
  return (
    <section
      className={styles.planDay}
      aria-label={format.longDate(day)}
      data-today={isToday}
      data-weekend={format.isWeekend(day)}
    >
      <Stack as="h2" align="start" justify="center" className={styles.planName}>
        {format.weekday(day)}{" "}
        <Text as="b" figures>
          {format.dayOfMonth(day)}
        </Text>
      </Stack>
      {mealSlots.map((slot) => (
        <MealSlot
          key={slot}
          place={{ date: day, slot }}
          meals={meals.filter((meal) => meal.slot === slot)}
          isMoving={isMoving}
          isOver={overKey === mealPlaceKey({ date: day, slot })}
          onOpen={onOpen}
          onPlace={onPlace}
          onGrab={onGrab}
        />
      ))}
    </section>
  );
};
