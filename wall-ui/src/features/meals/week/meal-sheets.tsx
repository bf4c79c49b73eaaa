import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import type { PlannedDish } from "#client/features/meals/use-change-plan.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { AddMeal } from "./AddMeal.tsx";
import { MealChoices } from "./MealChoices.tsx";
import type { MealPlace, MealInWeek } from "./meal-place.ts";

/** The sheet that fills a place of the week with a dish. */
export const AddMealSheet = ({
  place,
  onDish,
  onClose,
}: {
  /** The place to fill; the sheet is open while there is one. */
  place: MealPlace | undefined;
  onDish: (dish: PlannedDish) => void;
  onClose: () => void;
}) => {
  const { t, dateLong } = useI18n();
  const s = useMessages(wallMealMessages);
  const where = place && { slot: s(place.slot), day: dateLong(place.date) };
  return (
    <Sheet
      open={where !== undefined}
      title={where === undefined ? "" : s("addTitle", where)}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      <AddMeal onDish={onDish} />
    </Sheet>
  );
};

/** The sheet of a planned meal, with what can be done with it. */
export const MealSheet = ({
  placed,
  onMove,
  onRemove,
  onClose,
}: {
  /** The opened meal; the sheet is open while there is one. */
  placed: MealInWeek | undefined;
  onMove: () => void;
  onRemove: () => void;
  onClose: () => void;
}) => {
  const { t } = useI18n();
  return (
    <Sheet
      open={placed !== undefined}
      title={placed?.meal.title ?? ""}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {placed === undefined ? null : (
        <MealChoices placed={placed} onMove={onMove} onRemove={onRemove} />
      )}
    </Sheet>
  );
};
