import type { Request } from "express";
import type { Member } from "#contract/members.ts";
import type { Roster, RosterMember } from "#server/config/roster.ts";
import type { Db } from "#server/db/connection.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError, InvalidInput, NotFound } from "#server/platform/errors.ts";
import type { HandlerContext } from "#server/http/handlers.ts";
import { memberView } from "#server/http/member-view.ts";
import { browserOfRequest } from "../devices/browser.ts";
import type { DeviceCookies } from "../devices/device-cookies.ts";
import type { Pins } from "./pins.ts";
import type { VerifyPin } from "./verify-pin.ts";
import type { Unlocks } from "../unlock/unlocks.ts";

interface ChoosePinDeps {
  readonly db: Db;
  readonly roster: () => Roster;
  readonly pins: Pins;
  readonly devices: DeviceCookies;
  readonly unlocks: Unlocks;
  readonly provePin: VerifyPin;
  readonly hasPictures: (memberId: string) => boolean;
  /** Whether set-up is open to this request. */
  readonly setupAdmits: (request: Request) => boolean;
  /** Ends the live streams of a phone. */
  readonly endStreams: (deviceId: string) => void;
  /** Called when a wall has set the first parent's PIN. */
  readonly onSetupFinished: (wallId: string) => void;
}

interface Chosen {
  readonly pin: string;
  readonly currentPin?: string | undefined;
}

type Proof = "unlock" | "session" | "setup";

const refusal = (caller: HandlerContext["caller"]): HttpError =>
  caller.session?.parent === true
    ? new HttpError(401, apiSentence("locked.choosePin"), { code: "locked" })
    : new HttpError(403, apiSentence("notParent.choosePin"), { code: "notParent" });

/** Sets a PIN: one's own on the own phone, anybody's on a screen that a parent unlocked, or while set-up is open. */
export const createChoosePin = (deps: ChoosePinDeps) => {
  const { db, roster, pins, devices, unlocks, provePin, setupAdmits, endStreams } = deps;

  // Rejects instead of throwing: a wrong set-up code that it counts is then committed.
  const prove = async (
    { id }: RosterMember,
    currentPin: string | undefined,
    { caller, request }: HandlerContext,
  ): Promise<Proof> => {
    if (caller.unlocks.settings !== null) return "unlock";
    const own = caller.session?.memberId === id;
    if (own && !pins.has(id)) return "session";
    if (own && currentPin !== undefined) {
      const browser = browserOfRequest(request, devices);
      await provePin({ memberId: id, pin: currentPin }, browser, "anyMember", "currentPin");
      return "session";
    }
    if (setupAdmits(request)) return "setup";
    if (own) throw new InvalidInput("currentPin", "currentPin: expected the PIN so far");
    throw refusal(caller);
  };

  const keep = db.transaction(
    (memberId: string, hashed: Parameters<Pins["put"]>[1], but: string | null): string[] => {
      pins.put(memberId, hashed);
      return devices.signOut(memberId, but);
    },
  );

  const finish = async (
    member: RosterMember,
    pin: string,
    { caller, request }: HandlerContext,
    proof: Promise<Proof>,
  ): Promise<Member> => {
    const by = await proof;
    const hashed = await pins.hash(pin);
    // Hashing takes a while; somebody else may have finished set-up meanwhile.
    if (by === "setup" && !setupAdmits(request))
      throw new HttpError(401, apiSentence("locked.setupFinished"), { code: "locked" });
    const { unlockToken, wall } = browserOfRequest(request, devices);
    const signedOut = keep(member.id, hashed, caller.session?.id ?? null);
    unlocks.lockMembers((id) => id === member.id, {
      token: unlockToken,
      wallId: wall?.id ?? null,
    });
    if (by === "setup" && member.parent && wall !== null) deps.onSetupFinished(wall.id);
    for (const phone of signedOut) {
      unlocks.lockDevice(phone);
      endStreams(phone);
    }
    return memberView(member, { hasPin: true, hasPictures: deps.hasPictures(member.id) });
  };

  /** Settles with the member when the PIN is stored and their other phones are signed out. */
  return (
    memberId: string,
    { pin, currentPin }: Chosen,
    asked: HandlerContext,
  ): Promise<Member> => {
    const member = roster().find(({ id }) => id === memberId);
    if (member === undefined) throw new NotFound("member");
    return finish(member, pin, asked, prove(member, currentPin, asked));
  };
};

export type ChoosePin = ReturnType<typeof createChoosePin>;
