import { useMealPlan } from "../../../client/meals.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useToday } from "../../../client/time.ts";
import { Card } from "../../../client/ui/Card.tsx";
import { Picture } from "../../../client/ui/Picture.tsx";
import { SourceBadge } from "../shell/SourceBadge.tsx";
import "./dinner.css";

/** What's for dinner, on a plate. */
export const Dinner = () => {
  const { t } = useText();
  const today = useToday();
  const shown = useMealPlan(today, today);
  const meals = shown.data?.days[today] ?? [];
  const [dinner, ...also] = meals.filter(({ slot }) => slot === "dinner");
  const lunch = meals.find(({ slot }) => slot === "lunch");
  const beside =
    also.length > 0
      ? t("wall.with", { what: also.map(({ title }) => title).join(", ") })
      : lunch === undefined
        ? undefined
        : t("wall.lunch", { what: lunch.title });
  return (
    <Card className="dinner" aria-label={t("home.dinner")} aria-busy={shown.from === "loading"}>
      <span className="dinner-plate">
        <Picture words={dinner?.title ?? ""} neutral="fork-and-knife-with-plate" />
      </span>
      <p className="dinner-when">
        {t("wall.tonight")}
        <SourceBadge shown={shown} />
      </p>
      <h2 className="dinner-title" dir="auto" data-long={(dinner?.title.length ?? 0) > 20}>
        {dinner?.title ?? (shown.data === undefined ? "\u00a0" : t("home.noDinner"))}
      </h2>
      {beside === undefined ? null : (
        <p className="dinner-also two-lines" dir="auto">
          {beside}
        </p>
      )}
    </Card>
  );
};
