import { type Display, screen } from "electron";

/** The name of a display: its label, where it has one and no other display has the same. */
const nameOf = (display: Display, all: readonly Display[]): string =>
  display.label !== "" && all.filter(({ label }) => label === display.label).length === 1
    ? display.label
    : `#${display.id}`;

/** The connected displays, by the names under which they can be chosen. */
export const displays = (): { name: string; width: number; height: number }[] => {
  const all = screen.getAllDisplays();
  return all.map((display) => ({ name: nameOf(display, all), ...display.size }));
};

/** The display of that name; the primary one where it isn't connected. */
export const displayNamed = (name: string): Display => {
  const all = screen.getAllDisplays();
  return all.find((display) => nameOf(display, all) === name) ?? screen.getPrimaryDisplay();
};
