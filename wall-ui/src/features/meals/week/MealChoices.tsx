import { Link } from "wouter";
import { wallMealWords } from "#client/features/meals/wall-messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/Button.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { useWords } from "#wall-ui/src/ui/use-wall-text.ts";
import { Plate } from "../../recipes/DishPicture.tsx";
import type { Placed } from "./meal-place.ts";

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
