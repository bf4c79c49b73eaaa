import { readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";

const shape = z.object({
  arrangement: z.object({
    display: z.string(),
    rotation: z.literal([0, 90, 180, 270]),
    scale: z.number().min(0.5).max(3),
    locale: z.string(),
  }),
  /** Until when the graphics chip isn't used, in milliseconds since 1970. */
  softwareUntil: z.number(),
});
type Choices = z.infer<typeof shape>;

/** The saved state, and how to change it. */
export interface WindowState {
  current(): Choices;
  save(changed: Partial<Choices>): void;
}

export type SavedWindowLayout = Choices["arrangement"];

const initialWindowState: Choices = {
  arrangement: { display: "", rotation: 0, scale: 1, locale: "auto" },
  softwareUntil: 0,
};

const read = (file: string): Choices => {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // Missing, or cut off by a power cut: the server sends all of it again.
    return initialWindowState;
  }
};

/** Opens the file with what the window has to know before the server runs. */
export const openWindowState = (file: string): WindowState => {
  let state = read(file);
  return {
    current: () => state,
    save: (changed) => {
      state = { ...state, ...changed };
      writeFileSync(file, JSON.stringify(state));
    },
  };
};
