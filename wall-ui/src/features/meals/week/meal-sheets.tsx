import {
  correctedTitle,
  lineOfTitle,
  longestTitle,
} from "#client/features/meals/corrected-title.ts";
import { type SubmitEvent, useState } from "react";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import type { PlannedDish } from "#client/features/meals/use-change-plan.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { PreparationForm } from "#client/features/tomorrow/PreparationField.tsx";
import { usePreparationNote } from "#client/features/tomorrow/use-preparation-note.ts";
import { DishForm } from "#client/features/meals/components/DishForm.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DishPicture } from "../../recipes/DishPicture.tsx";
import * as styles from "./meal-sheets.module.css";
import { MealChoices } from "./MealChoices.tsx";
import type { MealPlace, MealInWeek } from "#client/features/meals/meal-place.ts";

const shownAtMost = 30;

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
      <DishForm
        label={s("what")}
        planLabel={(words) => (words === "" ? s("plan") : s("addNamed", { words }))}
        inLine
        most={shownAtMost}
        listLabel={s("recipes")}
        listClassName={styles.addMealRecipes}
        onDish={onDish}
        renderRow={({ title, image }) => (
          <>
            <DishPicture title={title} image={image} />
            <Text clamp dir="auto">
              {title}
            </Text>
          </>
        )}
      />
    </Sheet>
  );
};

interface MealWays {
  readonly onRename: () => void;
  readonly onMove: () => void;
  readonly onRemove: () => void;
}

const OpenMeal = ({
  placed,
  onRename,
  onMove,
  onRemove,
}: MealWays & { readonly placed: MealInWeek }) => {
  const { title } = placed.meal;
  const note = usePreparationNote(title);
  /** What was typed of the evening before stays where another way leads out of the sheet. */
  const withNote = (go: () => void) => () => {
    note.save(title);
    go();
  };
  return (
    <>
      <MealChoices
        placed={placed}
        onRename={withNote(onRename)}
        onMove={withNote(onMove)}
        onRemove={onRemove}
      />
      <PreparationForm dish={title} note={note} />
    </>
  );
};

/** The sheet of a planned meal, with what can be done with it. */
export const MealSheet = ({
  placed,
  onRename,
  onMove,
  onRemove,
  onClose,
}: MealWays & {
  /** The opened meal; the sheet is open while there is one. */
  placed: MealInWeek | undefined;
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
        <OpenMeal placed={placed} onRename={onRename} onMove={onMove} onRemove={onRemove} />
      )}
    </Sheet>
  );
};

const WordsForm = ({ words, onSave }: { words: string; onSave: (title: string) => void }) => {
  const s = useMessages(wallMealMessages);
  const [typed, setTyped] = useState(lineOfTitle(words));
  const title = correctedTitle(words, typed);
  const note = usePreparationNote(words);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (title === undefined) return;
    note.save(title);
    onSave(title);
  };
  return (
    <Stack as="form" gap={5} onSubmit={save}>
      <TextField label={s("what")} value={typed} onValue={setTyped} maxLength={longestTitle} />
      <Button type="submit" kind="primary" disabled={title === undefined}>
        {s("save")}
      </Button>
    </Stack>
  );
};

/** The sheet that corrects the words of a planned meal. */
export const RenameMealSheet = ({
  placed,
  onSave,
  onClose,
}: {
  /** The meal; the sheet is open while there is one. */
  placed: MealInWeek | undefined;
  onSave: (title: string) => void;
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
      {placed === undefined ? null : <WordsForm words={placed.meal.title} onSave={onSave} />}
    </Sheet>
  );
};
