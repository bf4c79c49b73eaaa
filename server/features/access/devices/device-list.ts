import type { Device as DeviceView } from "#contract/devices.ts";
import { iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import type { HandlerContext } from "#server/http/handlers.ts";
import { browserOfRequest } from "./browser.ts";
import { deviceMakeOf } from "./device-label.ts";
import type { ListedDevice } from "./device-store.ts";
import type { DeviceCookies } from "./device-cookies.ts";
import type { Unlocks } from "../unlock/unlocks.ts";

interface DeviceListDeps {
  readonly devices: DeviceCookies;
  readonly unlocks: Unlocks;
  /** What a parent calls a wall; null where nobody has named it. */
  readonly nameOfWall: (wallId: string) => string | null;
  /** Whether notifications are sent to a phone. */
  readonly hasNotifications: (deviceId: string) => boolean;
  /** Whether a wall or phone has a live stream open. */
  readonly isLive: (deviceId: string) => boolean;
  /** Ends the live streams of a wall or phone. */
  readonly endStreams: (deviceId: string) => void;
}

/** The list of walls and phones for parents, and what parents may do to them. */
export const createDeviceList = (deps: DeviceListDeps) => {
  const { devices, unlocks, nameOfWall, hasNotifications, isLive, endStreams } = deps;
  const known = (id: string): ListedDevice => {
    const found = devices.list().find((device) => device.id === id);
    if (found === undefined) throw new NotFound("phone or wall");
    return found;
  };

  const list = ({ request }: HandlerContext): { items: DeviceView[] } => {
    const { wall, phone } = browserOfRequest(request, devices);
    return {
      items: devices.list().map(({ id, kind, label, memberId, createdAt, seenAt, app }) => {
        const until = unlocks.untilOf(id);
        const name = kind === "wall" ? nameOfWall(id) : null;
        return {
          ...{ id, kind, make: deviceMakeOf(label), label },
          ...(memberId === null ? {} : { memberId }),
          ...(name === null ? {} : { name }),
          createdAt: iso(createdAt),
          seenAt: iso(seenAt ?? createdAt),
          current: id === wall?.id || id === phone?.id,
          live: isLive(id),
          unlockedUntil: until === null ? null : iso(until),
          ...(app === null ? {} : { app: { ...app, notifications: hasNotifications(id) } }),
        };
      }),
    };
  };

  /** Signs a phone out or forgets a wall, also one that is gone already; ends its unlock and its live stream. */
  const signOut = (id: string): void => {
    devices.forget({ id });
    unlocks.lockDevice(id);
    endStreams(id);
  };

  /** The same, of one that is in the list. */
  const revoke = (id: string): void => signOut(known(id).id);

  /** Unlocks a wall; only from a browser on which a PIN was typed, so that two walls can't keep each other unlocked. */
  const unlock = (id: string, { request }: HandlerContext): { unlockedUntil: string } => {
    const device = known(id);
    const { unlockToken, wall } = browserOfRequest(request, devices);
    const here = unlockToken === null ? null : unlocks.find(unlockToken, "settings");
    if (here === null || wall?.id === id)
      throw new HttpError(401, apiSentence("locked.thisScreen"), { code: "locked" });
    if (device.kind !== "wall") throw new Conflict("notAWall", apiSentence("notAWall"));
    return { unlockedUntil: iso(unlocks.grantWall(here.memberId, id).until) };
  };

  return { list, revoke, signOut, unlock };
};

export type DeviceList = ReturnType<typeof createDeviceList>;
