import { Link } from "wouter";
import { useToday } from "#client/context/clock.ts";
import { useMealPlan } from "#client/features/meals/queries.ts";
import { addDays } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./meal-week-card.module.css";

const daysShown = 7;

/** The dinners of the coming week, today's first; leads to the week's plan. */
export const MealWeekCard = () => {
  const { t, dayShort, dayNumber, dateLong } = useI18n();
  const today = useToday();
  const days = Array.from({ length: daysShown }, (_, at) => addDays(today, at));
  const shown = useMealPlan(today, addDays(today, daysShown - 1));
  const dishesOf = (day: string): string =>
    (shown.data?.days[day] ?? [])
      .filter(({ slot }) => slot === "dinner")
      .map(({ title }) => title)
      .join(", ");
  return (
    <Card
      className={styles.mealWeek}
      data-testid="meal-week"
      aria-busy={shown.source === "loading"}
    >
      {days.map((day) => {
        const dishes = dishesOf(day);
        return (
          <Link
            key={day}
            href={`/meals/week/${day}`}
            className={styles.mealDay}
            data-today={day === today}
            aria-label={`${dateLong(day)}: ${dishes || t("home.noDinner")}`}
          >
            <span className={styles.mealDayName}>
              {day === today ? t("calendar.today") : dayShort(day)} <b>{dayNumber(day)}</b>
            </span>
            <span className={styles.mealPicture}>
              {dishes === "" ? null : (
                <Picture words={dishes} neutral="fork-and-knife-with-plate" />
              )}
            </span>
            {dishes === "" ? (
              <span className={styles.mealNone}>
                {shown.source === "loading" ? null : <Icon name="plus" />}
              </span>
            ) : (
              <FitText lines={1} className={styles.mealDishes}>
                {dishes}
              </FitText>
            )}
          </Link>
        );
      })}
      <HomeSourceBadge shown={shown} />
    </Card>
  );
};
