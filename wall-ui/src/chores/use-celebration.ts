import { useCallback } from "react";
import type { Task } from "../../../contract/tasks.ts";
import { useConfig } from "../../../client/config.ts";
import { useWords } from "../shell/use-words.ts";
import { celebrate, isQuiet } from "../../../client/ui/celebrate.ts";
import { useFamily } from "../shell/family.tsx";

/** Celebrates a kid's star from their face, as far as Settings and the hour allow it. */
export const useCelebration = () => {
  const family = useFamily();
  const config = useConfig();
  const { format } = useWords();
  return useCallback(
    (task: Task, memberId: string) => {
      const member = family.find(({ id }) => id === memberId);
      if (member?.kid !== true || task.stars === 0 || !config.celebrateChores) return;
      const face = document.querySelector(`[data-face="${CSS.escape(memberId)}"]`);
      if (face === null) return;
      const silent = isQuiet(format.clockOf(Date.now()), config.sleepStart, config.sleepEnd);
      celebrate(face, member.color, silent);
    },
    [family, config, format],
  );
};
