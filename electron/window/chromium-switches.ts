import type { CommandLine } from "electron";

const switches = [
  // Chromium's own background requests, none of which may leave the home network.
  "disable-background-networking",
  "disable-component-update",
  "disable-domain-reliability",
  "no-pings",
  // Swiping from the edge would navigate back; pinching would zoom.
  "overscroll-history-navigation=0",
  "disable-pinch",
] as const;

/** Sets the switches that only work before the program is ready. */
export const applySecuritySwitches = (commandLine: Pick<CommandLine, "appendSwitch">): void => {
  for (const word of switches) {
    const [name = "", value] = word.split("=");
    commandLine.appendSwitch(name, value);
  }
};
