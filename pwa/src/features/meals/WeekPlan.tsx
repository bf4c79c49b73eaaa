import { useState } from "react";
import { useLocation } from "wouter";
import { errorText } from "#client/i18n/error-text.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { ListHead } from "../../ui/ListHead.tsx";
import { MeButton } from "../members/MeButton.tsx";
import { AddMeal } from "./AddMeal.tsx";
import { DayPlan } from "./DayPlan.tsx";
import { MealSheet } from "./MealSheet.tsx";
import type { MealInWeek } from "#client/features/meals/meal-place.ts";
import { useMealWeek } from "#client/features/meals/use-meal-week.ts";
import { usePlanActions } from "#client/features/meals/use-plan-actions.ts";
import { usePlanWords } from "./use-plan-words.ts";
import { usePageSwipe } from "../../ui/use-page-swipe.ts";
import * as styles from "./meals.module.css";

const WeekTurn = ({
  first,
  last,
  onTurn,
}: {
  first: string;
  last: string;
  onTurn: (weeks: number) => void;
}) => {
  const { dateRange } = useI18n();
  const m = useMessages(mealMessages);
  return (
    <div className={styles.weekTurn}>
      <IconButton icon="left" label={m("weekBefore")} onClick={() => onTurn(-1)} />
      <p>{dateRange(first, last)}</p>
      <IconButton icon="right" label={m("weekAfter")} onClick={() => onTurn(1)} />
    </div>
  );
};

/** The days of a week; what was eaten is a tap away, because what is eaten today is what one came for. */
const WeekDays = ({
  week: { today, last, days, shown },
  onAdd,
  onMeal,
}: {
  week: ReturnType<typeof useMealWeek>;
  onAdd: (day: string) => void;
  onMeal: (meal: MealInWeek) => void;
}) => {
  const m = useMessages(mealMessages);
  const [isPastShown, showPast] = useState(false);
  const past = isPastShown ? [] : days.filter((one) => one < today && last >= today);
  return (
    <>
      {past.length === 0 ? null : (
        <Button kind="quiet" onClick={() => showPast(true)}>
          <Icon name="undo" />
          {m("daysBefore")}
        </Button>
      )}
      {days.slice(past.length).map((one) => (
        <DayPlan
          key={one}
          day={one}
          meals={shown.data?.days[one]}
          isToday={one === today}
          onAdd={onAdd}
          onMeal={onMeal}
        />
      ))}
    </>
  );
};

/** A week of meals, a swipe from the next one. */
export const WeekPlan = ({ day }: { day: string | undefined }) => {
  const { t } = useI18n();
  const s = useMessages(groceryMessages);
  const [, go] = useLocation();
  const week = useMealWeek(day);
  const { first, last, shown } = week;
  const turn = (weeks: number) => go(`/lists/week/${addDays(first, 7 * weeks)}`, { replace: true });
  const [adding, setAdding] = useState<string>();
  const [opened, setOpened] = useState<MealInWeek>();
  const act = usePlanActions(usePlanWords());
  const swipe = usePageSwipe(turn);
  return (
    <>
      <ListHead
        title={
          <>
            {s("week")} <SourceBadge shown={shown} />
          </>
        }
      >
        <MeButton />
      </ListHead>
      <WeekTurn first={first} last={last} onTurn={turn} />
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : (
        <div className={styles.weekPlan} aria-busy={shown.source === "loading"} {...swipe}>
          <WeekDays week={week} onAdd={setAdding} onMeal={setOpened} />
        </div>
      )}
      <AddMeal
        day={adding}
        onClose={() => setAdding(undefined)}
        onAdd={(dish, place) => {
          act.add(dish, place);
          setAdding(undefined);
        }}
      />
      <MealSheet
        placed={opened}
        onClose={() => setOpened(undefined)}
        onChange={(placed, title, to) => {
          act.change(placed, title, to);
          setOpened(undefined);
        }}
        onRemove={(placed) => {
          act.remove(placed);
          setOpened(undefined);
        }}
      />
    </>
  );
};
