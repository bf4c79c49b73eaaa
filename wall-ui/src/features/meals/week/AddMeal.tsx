import { type FormEvent, useState } from "react";
import type { PlannedDish } from "#client/features/meals/use-change-plan.ts";
import { useLibrary, useRecipeSearch } from "#client/features/recipes/queries.ts";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { DishPicture } from "../../recipes/DishPicture.tsx";

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
    <form className="add-meal" onSubmit={take}>
      <div className="add-meal-words">
        <TextField label={s("what")} value={words} onValue={setWords} maxLength={200} />
        <Button kind="primary" disabled={title === ""} onClick={() => take()}>
          {title === "" ? s("plan") : s("addNamed", { words: title })}
        </Button>
      </div>
      {cards.length === 0 ? null : (
        <ul className="add-meal-recipes" aria-label={s("recipes")}>
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
    </form>
  );
};
