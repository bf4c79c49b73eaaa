import type { App } from "electron";

interface WatchGraphicsProcessDeps {
  readonly app: Pick<App, "on">;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
  /** Called when the graphics process has crashed and runs again, so the picture must be redrawn. */
  readonly onLoss: () => void;
  /** Called when the graphics process keeps crashing: the program should go on without the graphics chip. */
  readonly onGivingUp: () => void;
}

const most = 3;
const withinMs = 5 * 60_000;

/** Watches the graphics process; gives up after three crashes in five minutes. */
export const watchGraphicsProcess = ({
  app,
  now,
  onLoss,
  onGivingUp,
}: WatchGraphicsProcessDeps): void => {
  let times: readonly number[] = [];
  app.on("child-process-gone", (_event, { type, reason }) => {
    if (type !== "GPU" || reason === "clean-exit") return;
    const at = now();
    times = [...times.filter((time) => at - time < withinMs), at];
    if (times.length >= most) onGivingUp();
    else onLoss();
  });
};
