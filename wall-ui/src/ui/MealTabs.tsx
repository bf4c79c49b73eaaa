import { Link } from "wouter";
import { wallMealMessages } from "#client/features/meals/wall-messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useWallText } from "./use-wall-text.ts";

const parts = ["week", "recipes", "grocery"] as const;
type Part = (typeof parts)[number];

/** The way between the week, the recipes and the grocery list. */
export const MealTabs = ({ here }: { here: Part }) => {
  const { t } = useWallText();
  const s = useMessages(wallMealMessages);
  const names = { week: s("week"), recipes: s("recipes"), grocery: t("meals.grocery") };
  return (
    <nav className="segments" aria-label={t("meals.title")}>
      {parts.map((part) => (
        <Link
          key={part}
          href={`/meals/${part}`}
          replace
          {...(part === here ? { "aria-current": "page" as const } : {})}
        >
          {names[part]}
        </Link>
      ))}
    </nav>
  );
};
