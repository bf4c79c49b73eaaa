import type { CommandLine } from "electron";

const switches = [
  // Chromium's own errands: nothing of it may leave the house.
  "disable-background-networking",
  "disable-component-update",
  "disable-domain-reliability",
  "no-pings",
  // A finger that swipes from the edge would go back a page; two fingers would enlarge it.
  "overscroll-history-navigation=0",
  "disable-pinch",
] as const;

/** Closes what can only be closed before the program is ready. */
export const applySecuritySwitches = (commandLine: Pick<CommandLine, "appendSwitch">): void => {
  for (const word of switches) {
    const [name = "", value] = word.split("=");
    commandLine.appendSwitch(name, value);
  }
};
