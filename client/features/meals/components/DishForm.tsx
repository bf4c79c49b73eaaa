import { type ReactNode, type SubmitEvent, useState } from "react";
import type { RecipeCard } from "#contract/recipes.ts";
import { useLibrary, useRecipeSearch } from "../../recipes/queries.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { useFirstFocus } from "#client/ui/form/use-first-focus.ts";
import { TextField } from "#client/ui/form/TextField.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { PlannedDish } from "../use-change-plan.ts";
import * as styles from "./dish-form.module.css";

interface DishFormProps {
  label: string;
  /** What the button says of the words that are typed, none at first. */
  planLabel: (title: string) => string;
  /** Whether the button stands beside the words instead of below them. */
  inLine: boolean;
  /** How many recipes are offered. */
  most: number;
  listLabel?: string;
  /** The classes of the form and of the recipes in it. */
  className?: string;
  listClassName: string;
  renderRow: (card: RecipeCard) => ReactNode;
  onDish: (dish: PlannedDish) => void;
  /** What is asked before. */
  children?: ReactNode;
}

/** Asks what there will be: words, or one of the recipes that have them. */
export const DishForm = ({
  label,
  planLabel,
  inLine,
  most,
  listLabel,
  className,
  listClassName,
  renderRow,
  onDish,
  children,
}: DishFormProps) => {
  const [words, setWords] = useState("");
  // A wall's own keys would lie over the recipes.
  const field = useFirstFocus(!inLine);
  const cards = useRecipeSearch(useLibrary().data, words, undefined).slice(0, most);
  const title = words.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title !== "") onDish({ title });
  };
  const asked = (
    <>
      <TextField ref={field} label={label} value={words} onValue={setWords} maxLength={200} />
      <Button type="submit" kind="primary" disabled={title === ""}>
        {planLabel(title)}
      </Button>
    </>
  );
  return (
    <Stack as="form" gap={inLine ? 5 : 4} className={className} onSubmit={submit}>
      {children}
      {inLine ? (
        <Row gap={3} wrap align="end" className={styles.dishWords}>
          {asked}
        </Row>
      ) : (
        asked
      )}
      {cards.length === 0 ? null : (
        <ul className={listClassName} aria-label={listLabel}>
          {cards.map((card) => (
            <li key={card.id}>
              <button
                type="button"
                onClick={() => onDish({ title: card.title, recipeId: card.id })}
              >
                {renderRow(card)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
};
