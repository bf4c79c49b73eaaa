import { type SubmitEvent, useState } from "react";
import type { Slot } from "#contract/meals.ts";
import type { PlannedDish } from "#client/features/meals/use-change-plan.ts";
import { useLibrary, useRecipeSearch } from "#client/features/recipes/queries.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { SlotPicker } from "./PlanSlotPicker.tsx";
import { RecipeRow } from "../recipes/RecipeRow.tsx";
import * as styles from "../recipes/recipes.module.css";

const mostFound = 20;

const Fields = ({ onAdd }: { onAdd: (slot: Slot, dish: PlannedDish) => void }) => {
  const s = useMessages(mealMessages);
  const [slot, setSlot] = useState<Slot>("dinner");
  const [typed, setTyped] = useState("");
  const library = useLibrary();
  const found = useRecipeSearch(library.data, typed, undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") onAdd(slot, { title: typed.trim() });
  };
  return (
    <form className={styles.mealForm} onSubmit={submit}>
      <SlotPicker slot={slot} onSlot={setSlot} />
      <TextField label={s("dish")} value={typed} onValue={setTyped} maxLength={200} />
      <Button type="submit" kind="primary" disabled={typed.trim() === ""}>
        {s("plan")}
      </Button>
      <ul className={styles.recipeLines}>
        {found.slice(0, mostFound).map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => onAdd(slot, { title: card.title, recipeId: card.id })}
            >
              <RecipeRow card={card} />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
};

/** Plans a dish on a day: as words, or one of the library's recipes. */
export const AddMeal = ({
  day,
  onAdd,
  onClose,
}: {
  day: string | undefined;
  onAdd: (day: string, slot: Slot, dish: PlannedDish) => void;
  onClose: () => void;
}) => {
  const { t, dateLong } = useI18n();
  const s = useMessages(mealMessages);
  return (
    <Sheet
      open={day !== undefined}
      title={day === undefined ? "" : s("addDish", { day: dateLong(day) })}
      closeLabel={t("action.close")}
      onClose={onClose}
    >
      {day === undefined ? null : <Fields onAdd={(slot, dish) => onAdd(day, slot, dish)} />}
    </Sheet>
  );
};
