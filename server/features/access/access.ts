import type { Request } from "express";
import type { Logger } from "pino";
import type { WallRight } from "#contract/operation.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Caller } from "../../http/caller.ts";
import { budgetMembersOf } from "../../config/budget-members.ts";
import { hasParentWithPin, type Roster } from "../../config/roster.ts";
import type { Db } from "../../db/connection.ts";
import { browserOfRequest } from "./devices/browser.ts";
import { createChoosePin } from "./pins/choose-pin.ts";
import { createDeviceList } from "./devices/device-list.ts";
import { createDeviceCookies } from "./devices/device-cookies.ts";
import { createNotePhoneApp } from "./devices/phone-app.ts";
import { setFirstPins } from "./pins/first-pins.ts";
import { createBrowserLock } from "./unlock/browser-lock.ts";
import { readPepper } from "./pins/pepper.ts";
import { createPins } from "./pins/pins.ts";
import { createVerifyPin, type PinClaim } from "./pins/verify-pin.ts";
import { createChoosePictures } from "./pins/choose-pictures.ts";
import { createProveOwner, type OwnerClaim } from "./prove-owner.ts";
import { createRequireParent } from "./require-parent.ts";
import { accessRoutes } from "./routes.ts";
import { createSignInLinks } from "./sign-in-links/sign-in-links.ts";
import { createSessions } from "./devices/sessions.ts";
import { createSignInOn } from "./devices/sign-in-on.ts";
import type { Throttle } from "./pins/throttle.ts";
import { createUnlocks } from "./unlock/unlocks.ts";
import { createAuthenticate } from "./authenticate.ts";

interface AccessDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly throttle: Throttle;
  readonly roster: () => Roster;
  /** The folder of the pepper, which is outside the database and its backups. */
  readonly dataDir: string;
  readonly log: Logger;
  /** Those whom the operator names for Budget; nobody: every parent. */
  readonly budgetMembers: readonly string[];
  /** First PINs by the upper-case id in `MEMBER_PIN_<ID>`. */
  readonly pins: Readonly<Record<string, string>>;
  /** scrypt's N for new PINs. */
  readonly pinCost: number | undefined;
  /** Whether set-up is open to a request. */
  readonly setupAdmits: (request: Request) => boolean;
  /** Whether a wall or phone has a live stream open. */
  readonly isLive: (deviceId: string) => boolean;
  /** Ends the live streams of a wall or phone. */
  readonly endStreams: (deviceId: string) => void;
  /** Called within the write that makes a phone another member's. */
  readonly onHandedOver: (deviceId: string) => void;
  /** Whether notifications are sent to a phone. */
  readonly hasNotifications: (deviceId: string) => boolean;
  /** What a parent lets a wall do. */
  readonly rightsOfWall: (wallId: string) => WallRight;
  /** Whether a parent has chosen anything for a wall. */
  readonly isWallChosen: (wallId: string) => boolean;
  /** What a parent calls a wall; null where nobody has named it. */
  readonly nameOfWall: (wallId: string) => string | null;
  /** Called in the transaction that stores a wall which has come for the first time. */
  readonly onWallMet: (wallId: string, isOwnScreen: boolean) => void;
  /** Called when a wall has set the first parent's PIN. */
  readonly onSetupFinished: (wallId: string) => void;
  /** Called when another program removed a PIN. */
  readonly onPinReset: () => void;
}

/** What proves who somebody is, and the browsers that did; throws a ConfigError for a damaged pepper. */
const createProofs = async (deps: AccessDeps) => {
  const { db, clock, throttle, roster, log, pins: given } = deps;
  const pepper = readPepper(deps.dataDir);
  const pins = createPins({
    ...{ db, clock, pepper },
    ...{ cost: deps.pinCost, onReset: deps.onPinReset },
  });
  const pictures = createPins({
    ...{ db, clock, pepper, cost: deps.pinCost, table: "picture_codes" },
    onReset: () => undefined,
  });
  await setFirstPins({ pins, roster: roster(), given, log });
  const devices = createDeviceCookies({
    ...{ db, clock, roster, log, onHandedOver: deps.onHandedOver, onWallMet: deps.onWallMet },
  });
  const opensBudget = (memberId: string): boolean =>
    budgetMembersOf(roster(), deps.budgetMembers).some(({ id }) => id === memberId);
  const provePin = createVerifyPin({ roster, pins, throttle, devices, opensBudget });
  const parentHasPin = (): boolean => hasParentWithPin(roster(), pins.owners());
  const proveOwner = createProveOwner({ pins, pictures, provePin, throttle, parentHasPin });
  return { pins, pictures, devices, opensBudget, provePin, proveOwner, parentHasPin };
};

/**
 * Creates the services for PINs, signed-in phones and unlocked browsers and walls; throws a ConfigError for a damaged
 * pepper.
 */
export const createAccess = async (deps: AccessDeps) => {
  const { db, clock, throttle, roster, log, setupAdmits, endStreams } = deps;
  const proofs = await createProofs(deps);
  const { pins, pictures, devices, opensBudget, provePin, proveOwner, parentHasPin } = proofs;
  const unlocks = createUnlocks(clock);
  const deviceList = createDeviceList({
    ...{ devices, unlocks, endStreams, hasNotifications: deps.hasNotifications },
    ...{ nameOfWall: deps.nameOfWall, isLive: deps.isLive },
  });
  const { signOut } = deviceList;
  const signInOn = createSignInOn({ devices, signOut });
  const notePhoneApp = createNotePhoneApp(db);
  return {
    ...createAuthenticate({
      ...{ roster, devices, unlocks, hasPin: pins.has, opensBudget, parentHasPin },
      ...{ rightsOfWall: deps.rightsOfWall, isWallChosen: deps.isWallChosen },
    }),
    routes: accessRoutes({
      sessions: createSessions({ devices, provePin, notePhoneApp, signInOn }),
      lock: createBrowserLock({ devices, unlocks, provePin }),
      choosePin: createChoosePin({
        ...{ db, roster, pins, devices, unlocks, provePin, setupAdmits, endStreams },
        ...{ hasPictures: pictures.has, onSetupFinished: deps.onSetupFinished },
      }),
      deviceList,
      choosePictures: createChoosePictures({ db, roster, pictures, throttle, hasPin: pins.has }),
      signInLinks: createSignInLinks({
        ...{ clock, log, roster, devices, throttle, provePin, signOut, signInOn },
      }),
    }),
    deviceList,
    requireParent: createRequireParent(parentHasPin),
    /** Settles when the PIN is this parent's; counts as a try, with the throttle and errors of any other. */
    proveParent: (claim: PinClaim, request: Request) =>
      provePin(claim, browserOfRequest(request, devices), "parent"),
    /** Proves that something is a member's own to spend; see `ProveOwner`. */
    proveOwner: (claim: OwnerClaim, caller: Caller, request: Request) =>
      proveOwner(claim, caller, browserOfRequest(request, devices)),
    /** The members who have four pictures; the same set object until that changes. */
    pictureOwners: pictures.owners,
    /** The members who have a PIN; the same set object until that changes. */
    pinOwners: pins.owners,
    parentHasPin,
    /** Signs out and locks the devices of people who left the roster. */
    forgetStrangers: (): void => {
      for (const phone of devices.signOutStrangers()) endStreams(phone);
      unlocks.lockMembers((memberId) => !roster().some(({ id }) => id === memberId));
    },
    /** Deletes expired tries, sign-ins and walls. */
    prune: (): void => {
      throttle.prune();
      devices.prune();
    },
  };
};
