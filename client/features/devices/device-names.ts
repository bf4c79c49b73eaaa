import type { Device, DeviceMake } from "#contract/devices.ts";

/** What to call each device, by id: as a parent does, or by its make; those of one make and kind that nobody owns are numbered from the oldest. */
export const deviceNames = (
  devices: readonly Device[],
  wordOf: (make: DeviceMake) => string,
): ReadonlyMap<string, string> => {
  const oldestFirst = devices.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const unnamed = oldestFirst.filter(({ name }) => name === undefined);
  const likeOf = ({ kind, make, memberId }: Device): string => `${kind} ${make} ${memberId ?? ""}`;
  return new Map(
    devices.map((device) => {
      if (device.name !== undefined) return [device.id, device.name];
      const alike = unnamed.filter((other) => likeOf(other) === likeOf(device));
      const word = wordOf(device.make);
      return [device.id, alike.length === 1 ? word : `${word} ${alike.indexOf(device) + 1}`];
    }),
  );
};
