import type { PointerEvent } from "react";
import { AtTheTable } from "#client/features/meals/components/AtTheTable.tsx";
import { mealSlots } from "#client/features/meals/meal-slots.ts";
import { isWeekend } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { CarriedItem } from "#wall-ui/src/ui/carried-item.ts";
import { MealSlot } from "./MealSlot.tsx";
import {
  type MealPlace,
  type MealInWeek,
  type PlannedMeal,
} from "#client/features/meals/meal-place.ts";
import * as styles from "./meal-week.module.css";

/** One day of the week's meals, with its four places. */
export const MealDay = ({
  day,
  isToday,
  meals,
  isMoving,
  carried,
  onOpen,
  onPlace,
  onGrab,
}: {
  day: string;
  isToday: boolean;
  meals: readonly PlannedMeal[];
  /** Whether a meal looks for its new place. */
  isMoving: boolean;
  carried: CarriedItem<MealInWeek, MealPlace>;
  onOpen: (placed: MealInWeek) => void;
  onPlace: (place: MealPlace) => void;
  onGrab: (event: PointerEvent, placed: MealInWeek) => void;
}) => {
  const { dateLong, dayShort, dayNumber } = useI18n();
  return (
    <section
      className={styles.planDay}
      data-slice
      aria-label={dateLong(day)}
      data-today={isToday}
      data-weekend={isWeekend(day)}
    >
      <Stack as="h2" align="start" justify="center" className={styles.planName}>
        {dayShort(day)}{" "}
        <Text as="b" figures>
          {dayNumber(day)}
        </Text>
        <AtTheTable day={day} />
      </Stack>
      {mealSlots.map((slot) => (
        <MealSlot
          key={slot}
          place={{ date: day, slot }}
          meals={meals.filter((meal) => meal.slot === slot)}
          isMoving={isMoving}
          carried={carried}
          onOpen={onOpen}
          onPlace={onPlace}
          onGrab={onGrab}
        />
      ))}
    </section>
  );
};
