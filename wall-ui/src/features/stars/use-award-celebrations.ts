import { useEffect, useEffectEvent } from "react";
import type { LedgerEntry } from "#contract/stars.ts";
import { call } from "#client/api/call.ts";
import { useApp } from "#client/context/app-context.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily } from "#client/context/family.ts";
import { useIsSilent } from "#client/context/use-night.ts";
import { quietMode } from "#client/features/quiet/use-quiet-mode.ts";
import { createAwardWatch } from "#client/features/stars/award-watch.ts";
import { recentAwardsRead } from "#client/features/stars/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { loadCelebration } from "./load-celebration.ts";

const readAwards = async () => (await call(recentAwardsRead, {})).answer.awards;

const isOnScreen = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
};

/** The face with which a page shows a member. */
const faceOf = (memberId: string): Element | undefined =>
  [...document.querySelectorAll(`main [data-face="${CSS.escape(memberId)}"]`)].find(isOnScreen);

/** Whether somebody may be looking at this wall's pages. */
const isSeen = (): boolean =>
  quietMode.rest() === "awake" && document.visibilityState === "visible";

/**
 * Celebrates on this wall the stars that chores earn children, wherever they were closed, as far as Settings, the hour
 * and the page that is open allow it. What can't be celebrated within seconds never is.
 */
export const useAwardCelebrations = (): void => {
  const { onChange } = useApp();
  const { celebrateChores } = useConfig();
  const { number } = useI18n();
  const family = useFamily();
  const askSilent = useIsSilent();

  const celebrate = useEffectEvent((awards: readonly LedgerEntry[]) => {
    if (!celebrateChores || !isSeen()) return;
    let isSilent = askSilent();
    for (const { id, color, kid } of family) {
      const stars = awards
        .filter(({ memberId }) => memberId === id)
        .reduce((sum, { delta }) => sum + delta, 0);
      const face = kid && stars > 0 ? faceOf(id) : undefined;
      if (face === undefined) continue;
      const award = { face, color, words: `+${number(stars)}`, isSilent };
      // Out of reach nothing is thrown.
      void loadCelebration()
        .then((celebrateAward) => celebrateAward(award))
        .catch(() => undefined);
      // Two children at once are one chime.
      isSilent = true;
    }
  });

  useEffect(() => {
    const watch = createAwardWatch({ read: readAwards, celebrate });
    watch.look();
    const leave = onChange("stars", watch.look);
    return () => {
      leave();
      watch.stop();
    };
  }, [onChange]);
};
