import { useState } from "react";
import type { Ingredient } from "#contract/recipes.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import * as styles from "./recipes.module.css";
import * as rowStyles from "../../ui/check-row.module.css";

/** What goes in, to be ticked while it is put on the table; the ticks are this screen's own. */
export const RecipeIngredients = ({ lines }: { lines: readonly Ingredient[] }) => {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const toggle = (at: number) =>
    setTicked((before) =>
      before.has(at) ? new Set([...before].filter((one) => one !== at)) : new Set([...before, at]),
    );
  return (
    <ul className={styles.ingredients}>
      {lines.map(({ text }, at) => (
        // Two lines of a recipe may say the same: their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={at}>
          <button
            type="button"
            role="checkbox"
            aria-checked={ticked.has(at)}
            onClick={() => toggle(at)}
          >
            <span className={rowStyles.tick} data-part="check-tick" aria-hidden="true">
              <Icon name="check" />
            </span>
            <span dir="auto">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
