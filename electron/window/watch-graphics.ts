import type { App } from "electron";

interface WatchGraphicsProcessDeps {
  readonly app: Pick<App, "on">;
  /** A clock that never jumps, in milliseconds. */
  readonly now: () => number;
  /** The picture was lost, and the graphics process is there again. */
  readonly onLoss: () => void;
  /** It doesn't stay: go on without the graphics chip. */
  readonly onGivingUp: () => void;
}

const most = 3;
const withinMs = 5 * 60_000;

/** Watches the graphics process; one that dies three times in five minutes is given up. */
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
