import { useState } from "react";
import type { Ingredient } from "#contract/recipes.ts";
import { cookMessages } from "#client/features/recipes/cook/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as tickableStyles from "#wall-ui/src/ui/tickable.module.css";
import * as styles from "./cook.module.css";

/** What a step needs, or everything; a tap ticks what is in the pot. `named` and `ticked` are places in the list. */
export const CookIngredients = ({
  ingredients,
  named,
  ticked,
  isReady,
  onTick,
}: {
  ingredients: readonly Ingredient[];
  named: readonly number[];
  ticked: readonly number[];
  /** Whether everything is being got ready, before the first step. */
  isReady: boolean;
  onTick: (at: number) => void;
}) => {
  const s = useMessages(cookMessages);
  const [showsAll, setShowsAll] = useState(false);
  if (ingredients.length === 0) return null;
  const all = isReady || showsAll;
  return (
    <Stack
      as="section"
      gap={3}
      justify="start"
      className={styles.cookIngredients}
      aria-label={s(all ? "all" : "toStep")}
    >
      {isReady ? null : (
        <Button aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {s("all")}
        </Button>
      )}
      {!all && named.length === 0 ? <p>{s("noneNamed")}</p> : null}
      <ul>
        {ingredients.map(({ text }, at) =>
          all || named.includes(at) ? (
            // oxlint-disable-next-line react/no-array-index-key -- a line has no other name, and its order is the recipe's
            <li key={at}>
              <button
                type="button"
                className={tickableStyles.tickable}
                data-part="tickable"
                role="checkbox"
                aria-checked={ticked.includes(at)}
                onClick={() => onTick(at)}
              >
                <span className={tickableStyles.tickableTick} aria-hidden="true">
                  <Icon name="check" />
                </span>
                <span className={styles.cookLine} dir="auto">
                  {text}
                </span>
              </button>
            </li>
          ) : null,
        )}
      </ul>
    </Stack>
  );
};
