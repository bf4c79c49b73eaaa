import type { GroceryItem } from "#contract/grocery.ts";
import { useOftenBought } from "#client/features/grocery/suggestions.ts";
import { groceryMessages } from "#client/features/grocery/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./often-bought.module.css";

const mostTiles = 12;

/** What the family buys again and again and hasn't on its list: a tap on a tile puts it there. */
export const OftenBought = ({
  items,
  onAdd,
}: {
  items: readonly GroceryItem[];
  onAdd: (name: string) => void;
}) => {
  const s = useMessages(groceryMessages);
  const often = useOftenBought(items, mostTiles);
  if (often.length === 0) return null;
  return (
    <section className={styles.often} aria-labelledby="often-bought">
      <h2 id="often-bought">{s("often")}</h2>
      <ul>
        {often.map(({ name }) => (
          <li key={name}>
            <button type="button" onClick={() => onAdd(name)}>
              <Picture words={name} neutral="basket" />
              <Text clamp dir="auto" size="small" weight="bold">
                {name}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
