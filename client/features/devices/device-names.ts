import type { DeviceMake } from "#contract/devices.ts";

/** What a device is called by. */
export interface NamedDevice {
  readonly id: string;
  readonly make: DeviceMake;
  readonly createdAt: string;
  /** What a parent calls it. */
  readonly name?: string | null | undefined;
  readonly kind?: "wall" | "phone";
  readonly memberId?: string | undefined;
}

/** What to call each device, by id: as a parent does, or by its make; those of one make and kind that nobody owns are numbered from the oldest. */
export const deviceNames = (
  devices: readonly NamedDevice[],
  wordOf: (make: DeviceMake) => string,
): ReadonlyMap<string, string> => {
  const oldestFirst = devices.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const unnamed = oldestFirst.filter(({ name }) => name == null);
  const likeOf = ({ kind = "wall", make, memberId = "" }: NamedDevice): string =>
    `${kind} ${make} ${memberId}`;
  return new Map(
    devices.map((device) => {
      if (device.name != null) return [device.id, device.name];
      const alike = unnamed.filter((other) => likeOf(other) === likeOf(device));
      const word = wordOf(device.make);
      return [device.id, alike.length === 1 ? word : `${word} ${alike.indexOf(device) + 1}`];
    }),
  );
};
