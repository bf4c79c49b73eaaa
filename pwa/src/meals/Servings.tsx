import { mealsWords } from "../../../client/text/rooms/meals/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Stepper } from "../../../client/ui/form/Stepper.tsx";

const most = 99;

/** For how many one cooks. */
export const Servings = ({
  servings,
  onServings,
}: {
  servings: number;
  onServings: (servings: number) => void;
}) => {
  const s = useWordsOf(mealsWords);
  const { number } = useText();
  const less = Math.ceil(servings) - 1;
  const more = Math.floor(servings) + 1;
  return (
    <Stepper
      label={s("servings")}
      shown={number(servings)}
      lessLabel={s("fewer")}
      moreLabel={s("more")}
      onLess={less < 1 ? undefined : () => onServings(less)}
      onMore={more > most ? undefined : () => onServings(more)}
    />
  );
};
