import { useI18n } from "../../i18n/use-i18n.ts";
import { stepAmount } from "./step-amount.ts";

/** What a tap less and a tap more make of an amount, a half written as in the app's language; undefined where there is none. */
export const useAmountSteps = (amount: string | undefined) => {
  const { language } = useI18n();
  const point = language === "de" ? "," : ".";
  return { less: stepAmount(amount, -1, point), more: stepAmount(amount, 1, point) };
};
