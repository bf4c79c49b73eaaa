import { useLocation } from "wouter";
import { useLongPress } from "../../quiet/use-long-press.ts";

const nothing = (): void => undefined;

/** A finger that rests on Home's empty paper opens the arranging of its cards. */
export const useArrangePress = () => {
  const [, go] = useLocation();
  return useLongPress(nothing, (target) => {
    const isPaper = target instanceof Element && target.matches("[data-part~=paper]");
    if (isPaper) go("/arrange");
    return isPaper;
  });
};
