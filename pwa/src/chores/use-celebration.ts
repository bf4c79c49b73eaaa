import { useCallback } from "react";
import type { Task } from "../../../contract/tasks.ts";
import { useConfig } from "../../../client/config.ts";
import { useConnection } from "../../../client/house.ts";
import { minuteOfDay } from "../../../client/time.ts";
import { celebrate, isQuiet } from "../../../client/ui/celebrate.ts";
import { useFamily } from "../shell/family.tsx";

const two = (value: number) => String(value).padStart(2, "0");

/** Celebrates a kid's star from their face, as far as Settings, the hour and the connection allow it. */
export const useCelebration = () => {
  const family = useFamily();
  const { celebrateChores, sleepStart, sleepEnd, timeZone } = useConfig();
  const { state } = useConnection();
  return useCallback(
    (task: Task, memberId: string) => {
      const member = family.find(({ id }) => id === memberId);
      // Nothing is celebrated that may not arrive.
      if (member?.kid !== true || task.stars === 0 || !celebrateChores || state !== "live") return;
      const face = document.querySelector(`.screen [data-face="${CSS.escape(memberId)}"]`);
      if (face === null) return;
      const minute = minuteOfDay(Date.now(), timeZone);
      const now = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
      celebrate(face, member.color, isQuiet(now, sleepStart, sleepEnd));
    },
    [family, celebrateChores, sleepStart, sleepEnd, timeZone, state],
  );
};
