import type { ListItem } from "#contract/lists.ts";
import { useFamily } from "#client/context/family.ts";
import { CheckRow } from "../../ui/CheckRow.tsx";

/** One thing on a list, with who put it there. */
export const ItemRow = ({
  item,
  isUnsent,
  onCheck,
  onEdit,
}: {
  item: ListItem;
  isUnsent: boolean;
  onCheck: () => void;
  onEdit: () => void;
}) => {
  const by = useFamily().find(({ id }) => id === item.addedBy);
  return (
    <CheckRow name={item.text} checked={item.checked} {...{ by, isUnsent, onCheck, onEdit }} />
  );
};
