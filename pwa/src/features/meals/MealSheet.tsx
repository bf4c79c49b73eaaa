import { type SubmitEvent, useState } from "react";
import { useLocation } from "wouter";
import {
  correctedTitle,
  lineOfTitle,
  longestTitle,
} from "#client/features/meals/corrected-title.ts";
import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { PreparationField } from "#client/features/tomorrow/PreparationField.tsx";
import { tomorrowMessages } from "#client/features/tomorrow/messages/messages.ts";
import { usePreparationNote } from "#client/features/tomorrow/use-preparation-note.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { recipeAddress } from "../recipes/recipe-address.ts";
import { PlanSlotPicker } from "./PlanSlotPicker.tsx";
import type { MealInWeek, MealPlace } from "#client/features/meals/meal-place.ts";
import * as styles from "../recipes/recipes.module.css";
import * as editorStyles from "#client/ui/form/editor.module.css";

const Ways = ({
  placed: { meal, place },
  onChange,
  onRemove,
  onClose,
}: {
  placed: MealInWeek;
  onChange: (title: string, to: MealPlace) => void;
  onRemove: () => void;
  onClose: () => void;
}) => {
  const s = useMessages(mealMessages);
  const m = useMessages(tomorrowMessages);
  const [, go] = useLocation();
  const [day, setDay] = useState(place.date);
  const [slot, setSlot] = useState(place.slot);
  const [words, setWords] = useState(lineOfTitle(meal.title));
  const note = usePreparationNote(meal.title);
  const { recipeId } = meal;
  const title = correctedTitle(meal.title, words);
  const isChanged = title !== meal.title || day !== place.date || slot !== place.slot;
  const isMoved = recipeId !== undefined && isChanged && !note.isChanged;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title === undefined) return;
    // What is said of both is that the plan is another one, with its way back.
    const said = isChanged ? undefined : () => showToast({ kind: "done", words: m("saved") });
    note.save(title, said);
    if (isChanged) onChange(title, { date: day, slot });
    else onClose();
  };
  return (
    <form className={`${styles.mealForm} ${editorStyles.choreEditor}`} onSubmit={submit}>
      {recipeId === undefined ? (
        <TextField label={s("dish")} value={words} onValue={setWords} maxLength={longestTitle} />
      ) : (
        <Button onClick={() => go(recipeAddress(recipeId))}>
          <FeatureIcon name="cook" />
          {s("open")}
        </Button>
      )}
      <PlanSlotPicker day={day} slot={slot} onDay={setDay} onSlot={setSlot} />
      <PreparationField note={note} />
      <footer>
        <Button onClick={onRemove}>
          <FeatureIcon name="trash" />
          {s("delete")}
        </Button>
        <Button
          type="submit"
          kind="primary"
          disabled={!(isChanged || note.isChanged) || title === undefined}
        >
          {s(isMoved ? "move" : "save")}
        </Button>
      </footer>
    </form>
  );
};

/** What can be done with a planned meal: cook it, correct its words, move it, take it off the plan. */
export const MealSheet = ({
  placed,
  onChange,
  onRemove,
  onClose,
}: {
  placed: MealInWeek | undefined;
  onChange: (placed: MealInWeek, title: string, to: MealPlace) => void;
  onRemove: (placed: MealInWeek) => void;
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
        <Ways
          placed={placed}
          onChange={(title, to) => onChange(placed, title, to)}
          onRemove={() => onRemove(placed)}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
};
