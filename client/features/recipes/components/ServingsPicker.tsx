import type { ComponentProps } from "react";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { stepServings } from "../step-servings.ts";

/** For how many one cooks; nothing where a recipe doesn't say. */
export const ServingsPicker = ({
  servings,
  onServings,
  ...labels
}: Pick<ComponentProps<typeof Stepper>, "label" | "lessLabel" | "moreLabel"> & {
  servings: number | undefined;
  onServings: (servings: number) => void;
}) => {
  const { number } = useI18n();
  if (servings === undefined) return null;
  const stepTo = (by: 1 | -1) => {
    const next = stepServings(servings, by);
    return next === undefined ? undefined : () => onServings(next);
  };
  return <Stepper {...labels} shown={number(servings)} onLess={stepTo(-1)} onMore={stepTo(1)} />;
};
