import * as z from "zod";
import { type StandInApp, preventable } from "./app.ts";

const processes = z.object({
  processInfo: z.array(z.object({ type: z.string(), id: z.number() })),
});

const lookMs = 500;

/** Emits `child-process-gone` when Chromium's graphics process was replaced. */
export const watchStandInGraphics = (app: StandInApp): void => {
  let known: number | undefined;
  const look = async (): Promise<void> => {
    const { processInfo } = processes.parse(await app.chromium().send("SystemInfo.getProcessInfo"));
    const id = processInfo.find(({ type }) => type === "GPU")?.id;
    if (id === undefined) return;
    if (known !== undefined && known !== id)
      app.emit("child-process-gone", preventable(), { type: "GPU", reason: "killed", exitCode: 9 });
    known = id;
  };
  setInterval(() => void look().catch(() => undefined), lookMs).unref();
};
