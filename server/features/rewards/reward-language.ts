import type { Request } from "express";
import { type RewardLanguage, rewardLanguages } from "#contract/rewards.ts";

/** The language of built-in rewards' names: the family's, or with `auto` the calling browser's; else English. */
export const rewardLanguageFor = (
  locale: string,
  request: Pick<Request, "acceptsLanguages">,
): RewardLanguage => {
  const wished =
    locale === "auto"
      ? request.acceptsLanguages([...rewardLanguages])
      : locale.toLowerCase().split("-")[0];
  return rewardLanguages.find((language) => language === wished) ?? "en";
};
