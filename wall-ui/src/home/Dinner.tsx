import { useMealPlan } from "../../../client/meals.ts";
import { useWords } from "../shell/use-words.ts";
import { useToday } from "../../../client/time.ts";
import { Card } from "../../../client/ui/Card.tsx";
import { Picture } from "../../../client/ui/Picture.tsx";
import { SourceBadge } from "../shell/SourceBadge.tsx";
import "./table.css";

/** What's for dinner, on a plate. */
export const Dinner = () => {
  const { t } = useWords();
  const today = useToday();
  const shown = useMealPlan(today, today);
  const meals = shown.data?.days[today] ?? [];
  const [dinner, ...also] = meals.filter(({ slot }) => slot === "dinner");
  const lunch = meals.find(({ slot }) => slot === "lunch");
  const title = dinner?.title ?? (shown.from === "loading" ? "" : t("home.noDinner"));
  const isLong = title.length > 22 || title.split(/[\s-]/).some((word) => word.length > 10);
  return (
    <Card className="dinner home-dinner">
      <span className="dinner-plate">
        <Picture words={dinner?.title ?? ""} neutral="fork-and-knife-with-plate" />
      </span>
      <p className="dinner-when">
        {t("wall.tonight")}
        <SourceBadge shown={shown} />
      </p>
      <h2 className="dinner-title" dir="auto" data-long={isLong}>
        {title}
      </h2>
      <p className="dinner-also two-lines" dir="auto">
        {also.length > 0
          ? t("wall.with", { what: also.map((meal) => meal.title).join(", ") })
          : lunch === undefined
            ? null
            : t("wall.lunch", { what: lunch.title })}
      </p>
    </Card>
  );
};
