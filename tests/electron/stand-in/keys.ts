import type { DevtoolsMessage } from "./chromium.ts";

/** Electron's keyboard input event. */
export interface KeyPress {
  readonly type: "keyDown" | "keyUp" | "char";
  readonly keyCode: string;
  readonly modifiers?: readonly string[];
}

/** The input of `before-input-event` for a key press. */
export const pressOf = ({ type, keyCode, modifiers = [] }: KeyPress) => ({
  type,
  key: keyCode,
  control: modifiers.includes("control"),
  alt: modifiers.includes("alt"),
  meta: modifiers.includes("meta"),
  shift: modifiers.includes("shift"),
});

const bits = { alt: 1, control: 2, meta: 4, shift: 8 } as const;

/** The same key press as DevTools commands. */
export const keyEvents = ({ type, keyCode, modifiers = [] }: KeyPress): DevtoolsMessage => ({
  type: type === "char" ? "char" : type,
  key: keyCode,
  modifiers: Object.entries(bits).reduce(
    (sum, [name, bit]) => sum + (modifiers.includes(name) ? bit : 0),
    0,
  ),
  ...(keyCode.length === 1 && type !== "keyUp" && modifiers.length === 0 ? { text: keyCode } : {}),
});
