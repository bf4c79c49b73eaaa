import type { Logger } from "pino";
import type { CalendarFile } from "../worker/attempt.ts";
import type { FeedHolds } from "./feed-holds.ts";
import type { JudgeGone } from "./judge-gone.ts";

interface HoldGoneDeps {
  readonly holds: FeedHolds;
  readonly judgeGone: JudgeGone;
  readonly log: Logger;
}

/** Creates what holds events that a feed's new file doesn't have any more, where they are suspiciously many; never rejects. */
export const createHoldGone =
  ({ holds, judgeGone, log }: HoldGoneDeps) =>
  async (before: CalendarFile | null, next: CalendarFile): Promise<void> => {
    if (before === null) return;
    try {
      const judged = await judgeGone(before, next);
      if (judged === null) return;
      const { coming, gone, isMany } = judged;
      // What goes while a question is open belongs to it.
      const isAsked = holds.all().some(({ decision }) => decision === "asked");
      if (isMany || (isAsked && gone.length > 0)) {
        const isHeld = await holds.add(before, judged);
        if (isHeld) log.info({ events: gone.length }, "events that are gone are held");
        else log.warn({ events: gone.length }, "events are gone, and too many are held already");
      }
      await holds.cameBack(coming);
    } catch (error) {
      // Such as a full disk: what the source has is shown all the same.
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      log.warn({ code }, "what is gone from a calendar can't be held");
    }
  };
