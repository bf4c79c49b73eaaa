import { useDinner } from "../../../client/meals.ts";
import { useWords } from "../shell/use-words.ts";
import { useToday } from "../../../client/time.ts";
import { Card } from "../../../client/ui/Card.tsx";
import { Picture } from "../../../client/ui/Picture.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import "./table.css";

/** What's for dinner, on a plate. */
export const Dinner = () => {
  const { t } = useWords();
  const { shown, dinner, title, beside } = useDinner(useToday());
  const isLong = title.length > 22 || title.split(/[\s-]/).some((word) => word.length > 10);
  return (
    <Card className="dinner home-dinner">
      <span className="dinner-plate">
        <Picture words={dinner?.title ?? ""} neutral="fork-and-knife-with-plate" />
      </span>
      <p className="dinner-when">
        {t("home.tonight")}
        <SourceBadge shown={shown} />
      </p>
      <h2 className="dinner-title" dir="auto" data-long={isLong}>
        {title}
      </h2>
      <p className="dinner-also two-lines" dir="auto">
        {beside}
      </p>
    </Card>
  );
};
