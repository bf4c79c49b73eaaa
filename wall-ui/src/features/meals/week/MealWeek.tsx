import type { RefObject } from "react";
import { useLocation } from "wouter";
import { mealSlots } from "#client/features/meals/meal-slots.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { useMealWeek } from "#client/features/meals/use-meal-week.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { usePaging } from "#wall-ui/src/ui/use-paging.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { DishPicture } from "../../recipes/DishPicture.tsx";
import type { MealInWeek, MealPlace } from "#client/features/meals/meal-place.ts";
import { type CarriedItem, useCarriedItem, useIsCarrying } from "#wall-ui/src/ui/carried-item.ts";
import { useMealDrag } from "./use-meal-drag.ts";
import { usePlanActions } from "#client/features/meals/use-plan-actions.ts";
import { MealDay } from "./MealDay.tsx";
import { AddMealSheet, MealSheet, RenameMealSheet } from "./meal-sheets.tsx";
import { MealWeekHead } from "./MealWeekHead.tsx";
import { useMealEditing } from "./use-meal-editing.ts";
import * as dragAndDropStyles from "#wall-ui/src/ui/drag-and-drop.module.css";
import "./meal-sheets.module.css";
import { UnknownRoom, useIsUnknown } from "#wall-ui/src/ui/UnknownRoom.tsx";
import * as styles from "./meal-week.module.css";
import * as pageStyles from "#wall-ui/src/ui/page.module.css";

const MoveQuestion = ({ title, onCancel }: { title: string; onCancel: () => void }) => {
  const { t } = useI18n();
  const s = useMessages(wallMealMessages);
  return (
    <Row as="p" gap={4} justify="between" className={styles.planQuestion} role="status">
      <Text clamp dir="auto">
        {s("moveQuestion", { title })}
      </Text>
      <Button onClick={onCancel}>{t("action.cancel")}</Button>
    </Row>
  );
};

/** The meal under the finger that carries it. */
const CarriedMeal = ({
  carried,
  at,
}: {
  carried: CarriedItem<MealInWeek, MealPlace>;
  at: RefObject<HTMLDivElement | null>;
}) => {
  const meal = useCarriedItem(carried)?.item.meal;
  return (
    <div
      className={`${dragAndDropStyles.ghost} ${styles.planGhost}`}
      data-testid="plan-ghost"
      ref={at}
      aria-hidden="true"
    >
      {meal === undefined ? null : (
        <span className={styles.meal}>
          <DishPicture title={meal.title} image={meal.image} />
          <Text clamp dir="auto">
            {meal.title}
          </Text>
        </span>
      )}
    </div>
  );
};

const SlotNames = () => {
  const s = useMessages(wallMealMessages);
  return (
    <div className={styles.planSlots} aria-hidden="true">
      <span />
      {mealSlots.map((slot) => (
        <span key={slot}>{s(slot)}</span>
      ))}
    </div>
  );
};

const hasNoMeals = (week: ReturnType<typeof useMealWeek>["shown"]): boolean =>
  week.data !== undefined && Object.values(week.data.days).every((meals) => meals.length === 0);

/** A week of meals: seven days with their four places each; a tap on an empty place fills it. */
export const MealWeek = ({ date }: { date: string | undefined }) => {
  const s = useMessages(wallMealMessages);
  const [, go] = useLocation();
  const { today, first, days, shown } = useMealWeek(date);
  const planning = usePlanActions({
    moved: (title) => s("moved", { title }),
    renamed: (title) => s("renamed", { title }),
    removed: (title) => s("removed", { title }),
  });
  const editing = useMealEditing(planning);
  const { adding, opened, moving } = editing;
  const { carried, ghost, begin } = useMealDrag(planning.move);
  const isCarrying = useIsCarrying(carried);
  const turn = (by: 1 | -1) => go(`/meals/week/${addDays(first, 7 * by)}`, { replace: true });
  const paging = usePaging(turn);
  const isUnknown = useIsUnknown(shown);
  return (
    <div className={`${pageStyles.room} ${styles.plan}`} data-testid="plan" {...paging}>
      <MealWeekHead shown={shown} days={days} onTurn={turn} />
      {moving === undefined ? null : (
        <MoveQuestion title={moving.meal.title} onCancel={editing.stopMoving} />
      )}
      {hasNoMeals(shown) ? (
        <Text as="p" tone="soft" weight="semibold" className={styles.planEmpty}>
          {s("empty")}
        </Text>
      ) : null}
      <UnknownRoom shown={shown} />
      <div
        className={styles.planWeek}
        inert={isUnknown || shown.source === "loading"}
        data-unknown={isUnknown}
        data-carrying={isCarrying}
      >
        <SlotNames />
        {days.map((day) => (
          <MealDay
            key={day}
            day={day}
            isToday={day === today}
            meals={shown.data?.days[day] ?? []}
            isMoving={moving !== undefined}
            carried={carried}
            onOpen={editing.open}
            onPlace={editing.choosePlace}
            onGrab={begin}
          />
        ))}
      </div>
      <CarriedMeal carried={carried} at={ghost} />
      <AddMealSheet place={adding} onDish={editing.add} onClose={editing.closeAdding} />
      <MealSheet
        placed={opened}
        onRename={editing.startRenaming}
        onMove={editing.startMoving}
        onRemove={editing.remove}
        onClose={editing.close}
      />
      <RenameMealSheet
        placed={editing.renaming}
        onSave={editing.rename}
        onClose={editing.stopRenaming}
      />
    </div>
  );
};
