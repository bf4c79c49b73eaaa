import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SegmentLinks } from "#client/ui/buttons/SegmentLinks.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";

const parts = ["week", "recipes", "grocery"] as const;
type Part = (typeof parts)[number];

/** The way between the week, the recipes and the grocery list. */
export const MealTabs = ({ here }: { here: Part }) => {
  const { t } = useI18n();
  const s = useMessages(wallMealMessages);
  const names = { week: s("week"), recipes: s("recipes"), grocery: t("meals.grocery") };
  return (
    <SegmentLinks
      label={t("meals.title")}
      current={`/meals/${here}`}
      links={parts.map((part) => ({ href: `/meals/${part}`, label: names[part] }))}
    />
  );
};
