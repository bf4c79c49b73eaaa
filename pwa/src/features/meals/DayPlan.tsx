import { AtTheTable } from "#client/features/meals/components/AtTheTable.tsx";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import type { MealInWeek, PlannedMeal } from "#client/features/meals/meal-place.ts";
import * as styles from "./meals.module.css";

/** One day of the plan: what is eaten when, and a place for more. */
export const DayPlan = ({
  day,
  meals,
  isToday,
  onAdd,
  onMeal,
}: {
  day: string;
  meals: readonly PlannedMeal[] | undefined;
  isToday: boolean;
  onAdd: (day: string) => void;
  onMeal: (placed: MealInWeek) => void;
}) => {
  const { dayName, dateShort, dateLong } = useI18n();
  const s = useMessages(mealMessages);
  return (
    <section className={styles.dayPlan} data-today={isToday}>
      <Row as="header" gap={3} justify="between">
        <h2>
          {dayName(day)} <small>{dateShort(day)}</small> <AtTheTable day={day} />
        </h2>
        <IconButton
          icon="plus"
          label={s("addDish", { day: dateLong(day) })}
          onClick={() => onAdd(day)}
        />
      </Row>
      {meals?.length === 0 ? (
        <Text as="p" size="small" tone="soft" className={styles.dayPlanNone}>
          {s("nothingPlanned")}
        </Text>
      ) : null}
      <ul>
        {(meals ?? []).map((meal) => (
          <li key={meal.id}>
            <button
              type="button"
              className={styles.plannedMeal}
              aria-haspopup="dialog"
              onClick={() => onMeal({ meal, place: { date: day, slot: meal.slot } })}
            >
              <Picture words={meal.title} neutral="fork-and-knife-with-plate" />
              <span>
                <small>{s(`slot.${meal.slot}`)}</small>
                <Text as="b" clamp dir="auto">
                  {meal.title}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
