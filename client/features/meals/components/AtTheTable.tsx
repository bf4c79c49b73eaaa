import { useFamily } from "#client/context/family.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { useAbsencesOn } from "../../absences/queries.ts";
import { mealMessages } from "../messages/messages.ts";

/** How many eat at home on a day on which somebody is away; nothing where nobody is. */
export const AtTheTable = ({ day }: { day: string }) => {
  const s = useMessages(mealMessages);
  const family = useFamily();
  const away = new Set(
    useAbsencesOn(day).flatMap(({ kind, memberId }) => (kind === "away" ? [memberId] : [])),
  );
  const there = family.filter(({ id }) => !away.has(id));
  if (there.length === family.length) return null;
  return (
    <Text as="small" size="tiny" tone="soft" data-testid="at-the-table">
      {there.length === 0 ? s("nobodyHome") : s("atHome", { count: there.length })}
    </Text>
  );
};
