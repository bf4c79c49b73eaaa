import { useCallback } from "react";
import type { Task } from "#contract/tasks.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily } from "#client/context/family.ts";
import { useIsSilent } from "#client/context/use-night.ts";
import { wakeSound } from "#client/ui/effects/sound.ts";

/** Out of reach nothing is thrown. */
const loadConfetti = async () => (await import("#client/ui/effects/celebrate.ts")).throwConfetti;

/**
 * Celebrates on this phone a kid's star from their face, as far as Settings and the hour allow it. Called by the tap, it gives what to
 * call once the server has the star: nothing is celebrated that may not count.
 */
export const useCelebration = (): ((task: Task, memberId: string) => () => void) => {
  const family = useFamily();
  const { celebrateChores } = useConfig();
  const askSilent = useIsSilent();
  return useCallback(
    (task, memberId) => {
      const member = family.find(({ id }) => id === memberId);
      if (member?.kid !== true || task.done || task.stars === 0 || !celebrateChores)
        return () => undefined;
      const isSilent = askSilent();
      // Browsers give a sound to a tap, not to an answer.
      if (!isSilent) wakeSound();
      const confetti = loadConfetti().catch(() => undefined);
      return () =>
        void confetti.then((throwConfetti) => {
          const face = document.querySelector(`main [data-face="${CSS.escape(memberId)}"]`);
          if (face !== null) throwConfetti?.(face, member.color, isSilent);
        });
    },
    [family, celebrateChores, askSilent],
  );
};
