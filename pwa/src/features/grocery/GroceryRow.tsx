import { memo } from "react";
import type { GroceryItem } from "#contract/grocery.ts";
import type { FamilyMember } from "#client/context/family.ts";
import { CheckRow } from "../../ui/CheckRow.tsx";

/** One thing to buy, drawn again only where it changed. */
export const GroceryRow = memo(
  ({
    item,
    by,
    isUnsent,
    onCheck,
    onEdit,
  }: {
    item: GroceryItem;
    by: FamilyMember | undefined;
    isUnsent: boolean;
    onCheck: (item: GroceryItem) => void;
    onEdit: (item: GroceryItem) => void;
  }) => (
    <CheckRow
      {...{ name: item.name, amount: item.amount, checked: item.checked, by, isUnsent }}
      onCheck={() => onCheck(item)}
      onEdit={() => onEdit(item)}
    />
  ),
);
