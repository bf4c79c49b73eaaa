import { type FormEvent, useState } from "react";
import type { PlannedDish } from "#client/features/meals/use-change-plan.ts";
import { useLibrary, useRecipeSearch } from "#client/features/recipes/queries.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { DishPicture } from "../../recipes/DishPicture.tsx";
import * as styles from "./meal-sheets.module.css";

const shownAtMost = 30;

/** What there will be: words, or one of the recipes that have them. */
export const AddMeal = ({ onDish }: { onDish: (dish: PlannedDish) => void }) => {
  const s = useMessages(wallMealMessages);
  const [words, setWords] = useState("");
  const library = useLibrary();
  const cards = useRecipeSearch(library.data, words, undefined).slice(0, shownAtMost);
  const title = words.trim();
  const take = (event?: FormEvent) => {
    event?.preventDefault();
    if (title !== "") onDish({ title });
  };
  return (
    <Stack as="form" gap={5} onSubmit={take}>
      <Row gap={3} wrap align="end" className={styles.addMealWords}>
        <TextField label={s("what")} value={words} onValue={setWords} maxLength={200} />
        <Button kind="primary" disabled={title === ""} onClick={() => take()}>
          {title === "" ? s("plan") : s("addNamed", { words: title })}
        </Button>
      </Row>
      {cards.length === 0 ? null : (
        <ul className={styles.addMealRecipes} aria-label={s("recipes")}>
          {cards.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                onClick={() => onDish({ title: card.title, recipeId: card.id })}
              >
                <DishPicture title={card.title} image={card.image} />
                <Text clamp dir="auto">
                  {card.title}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};
