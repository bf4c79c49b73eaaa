import { mealMessages } from "#client/features/meals/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Stepper } from "#client/ui/form/Stepper.tsx";

const most = 99;

/** For how many one cooks. */
export const ServingsPicker = ({
  servings,
  onServings,
}: {
  servings: number;
  onServings: (servings: number) => void;
}) => {
  const s = useMessages(mealMessages);
  const { number } = useI18n();
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
