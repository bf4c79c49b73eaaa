import { Link } from "wouter";
import { wallMealWords } from "../../../../client/text/rooms/wall-meals/words.ts";
import { useWordsOf } from "../../../../client/text/words-of.ts";
import { Button } from "../../../../client/ui/Button.tsx";
import { Icon } from "../../../../client/ui/Icon.tsx";
import { RoomIcon } from "../../../../client/ui/RoomIcon.tsx";
import { useWords } from "../../shell/use-words.ts";
import { Plate } from "../Plate.tsx";
import type { Placed } from "./place.ts";

/** What can be done with a planned meal. */
export const MealChoices = ({
  placed: { meal, place },
  onMove,
  onRemove,
}: {
  placed: Placed;
  onMove: () => void;
  onRemove: () => void;
}) => {
  const s = useWordsOf(wallMealWords);
  const { format } = useWords();
  return (
    <div className="meal-choices">
      <p className="meal-choices-where">
        <Plate title={meal.title} image={meal.image} />
        {s("addTitle", { slot: s(place.slot), day: format.longDate(place.date) })}
      </p>
      {meal.recipeId === undefined ? null : (
        <>
          <Link
            className="button"
            data-kind="primary"
            href={`/meals/recipes/${encodeURIComponent(meal.recipeId)}`}
          >
            {s("openRecipe")}
          </Link>
          <Link className="button" href={`/meals/cook/${encodeURIComponent(meal.recipeId)}`}>
            {s("cook")}
          </Link>
        </>
      )}
      <Button onClick={onMove}>
        <Icon name="calendar" />
        {s("move")}
      </Button>
      <Button onClick={onRemove}>
        <RoomIcon name="trash" />
        {s("away")}
      </Button>
    </div>
  );
};
