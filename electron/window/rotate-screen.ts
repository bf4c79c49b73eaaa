import type { SavedWindowLayout } from "./window-state.ts";

interface RotateScreenDeps {
  readonly rotation: SavedWindowLayout["rotation"];
  /** The upper left corner of the display, in the desktop's pixels. */
  readonly at: { readonly x: number; readonly y: number };
  readonly isWayland: boolean;
  /** Runs a program and returns its output; rejects where it isn't installed or fails. */
  readonly run: (program: string, words: readonly string[]) => Promise<string>;
}

const onX = { 0: "normal", 90: "right", 180: "inverted", 270: "left" } as const;
/** Wayland counts counter-clockwise. */
const onWayland = { 0: "normal", 90: "270", 180: "180", 270: "90" } as const;

const found = (name: string | undefined, text: string): string => {
  if (name === undefined) throw new Error(`no display to rotate: ${text.trim().slice(0, 200)}`);
  return name;
};

const outputOnX = (text: string, { x, y }: RotateScreenDeps["at"]): string => {
  const here = new RegExp(`^(\\S+) connected .*?\\d+x\\d+\\+${x}\\+${y}\\b`, "m");
  return found(here.exec(text)?.[1], text);
};

/** Each output starts a line and its properties are indented; one that is off has no position. */
const outputOnWayland = (text: string, { x, y }: RotateScreenDeps["at"]): string => {
  const outputs = text.split(/^(?=\S)/m).filter((output) => !/^\s+Enabled: no$/m.test(output));
  const here = outputs.find((output) => new RegExp(`^\\s+Position: ${x},${y}$`, "m").test(output));
  const [only, ...others] = outputs;
  return found((here ?? (others.length === 0 ? only : undefined))?.match(/^\S+/)?.[0], text);
};

/** Rotates a display and its touch input with the desktop's own tool; rejects where there is none. */
export const rotateScreen = async ({
  rotation,
  at,
  isWayland,
  run,
}: RotateScreenDeps): Promise<void> => {
  if (isWayland) {
    const output = outputOnWayland(await run("wlr-randr", []), at);
    await run("wlr-randr", ["--output", output, "--transform", onWayland[rotation]]);
    return;
  }
  const output = outputOnX(await run("xrandr", ["--query"]), at);
  await run("xrandr", ["--output", output, "--rotate", onX[rotation]]);
  const devices = (await run("xinput", ["list", "--name-only"])).split("\n");
  for (const device of devices.filter((name) => /touch(?!pad)/i.test(name)))
    await run("xinput", ["map-to-output", `pointer:${device}`, output]);
};
