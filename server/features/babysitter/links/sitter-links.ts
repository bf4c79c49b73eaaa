import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { SitterEvening, SitterLink, SitterViewKind } from "#contract/babysitter-links.ts";
import type { Babysitter } from "#contract/babysitter.ts";
import type { DeviceMake } from "#contract/devices.ts";
import { type Clock, iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import { createRefusalLog } from "#server/platform/refusal-log.ts";
import { hashToken, newLinkToken, newToken } from "#server/platform/tokens.ts";
import type { Db } from "#server/db/connection.ts";
import { endOfEvening, eveningOf } from "./evening-times.ts";
import { createSitterLinkStore, type StoredSitterLink } from "./sitter-link-store.ts";

interface SitterLinksDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
  /** The emergency card. */
  readonly card: () => Babysitter;
  /** The routines of a day, or null where they can't be read. */
  readonly routines: (date: string) => Promise<readonly MemberRoutines[] | null>;
  readonly makeOf: (label: string) => DeviceMake;
  /** Called when a try was refused, which no write announces. */
  readonly refused: () => void;
}

/** What of a member's day the sitter may see. */
interface MemberRoutines {
  readonly id: string;
  readonly tasks: readonly Omit<NonNullable<SitterEvening["chores"]>[number], "memberId">[];
}

/** A phone that opens or reads a link. */
export interface SitterPhone {
  /** The cookie that it sends; null where it has none. */
  readonly token: string | null;
  readonly label: string;
}

const day = 86_400_000;
/** How long parents can look up who opened a link, in ms. */
const keptForMs = 30 * day;
/** The same by the same phone is one line in so many ms. */
const sameViewMs = 10 * 60_000;

const over = (): HttpError =>
  new HttpError(401, apiSentence("sitterLinkEnded"), { code: "sitterLinkEnded" });

/** Creates the links by which a sitter's own phone shows the card and tonight's chores, each for one phone and evening. */
export const createSitterLinks = (deps: SitterLinksDeps) => {
  const { clock, timeZone, log, card, routines, makeOf, refused } = deps;
  const store = createSitterLinkStore(deps.db);
  const logRefusal = createRefusalLog(log, clock, "a sitter's link was refused");

  const stateOf = ({ endedAt, endsAt, phoneHash }: StoredSitterLink): SitterLink["state"] => {
    if (endedAt !== null || endsAt <= clock.now()) return "ended";
    return phoneHash === null ? "waiting" : "open";
  };
  const phoneOf = (label: string) => ({ make: makeOf(label), label });
  const view = (link: StoredSitterLink): SitterLink => ({
    id: link.id,
    state: stateOf(link),
    madeAt: iso(link.madeAt),
    ...(link.madeBy === null ? {} : { madeBy: link.madeBy }),
    endsAt: iso(link.endedAt ?? link.endsAt),
    ...(link.phoneLabel === null ? {} : { device: phoneOf(link.phoneLabel) }),
    views: store
      .views(link.id)
      .map(({ at, what, label }) => ({ at: iso(at), what, device: phoneOf(label) })),
  });

  const noteView = (linkId: string, what: SitterViewKind, label: string): void => {
    const before = store.lastView(linkId, what, label);
    if (before !== null && Math.abs(clock.now() - before) < sameViewMs) return;
    store.addView(linkId, { at: clock.now(), what, label });
  };

  const evening = async (endsAt: number): Promise<SitterEvening> => {
    const { active: _active, since: _since, ...shown } = card();
    const children = new Set(shown.children.map(({ memberId }) => memberId));
    const today = await routines(eveningOf(clock.now(), timeZone()));
    const chores = today
      ?.filter(({ id }) => children.has(id))
      .flatMap(({ id, tasks }) =>
        tasks
          .filter(({ done, daypart }) => !done || daypart === "evening")
          .map(({ id: taskId, title, icon, daypart, done }) => ({
            ...{ id: taskId, memberId: id, title, daypart, done },
            ...(icon === undefined ? {} : { icon }),
          })),
      );
    return { ...shown, endsAt: iso(endsAt), chores: chores ?? null };
  };

  /** Refuses a link; a promise, so that what is noted of it stays. */
  const refuse = (
    link: StoredSitterLink | null,
    reason: "unknown" | "otherPhone" | "late",
    label: string,
  ): Promise<never> => {
    logRefusal(reason);
    if (link !== null && reason !== "unknown") {
      noteView(link.id, reason, label);
      // Told once what is noted is committed.
      setImmediate(refused);
    }
    return Promise.reject(
      reason === "otherPhone"
        ? new Conflict("sitterLinkTaken", apiSentence("sitterLinkTaken"))
        : over(),
    );
  };

  return {
    list: (): { items: SitterLink[] } => ({ items: store.list(clock.now() - keptForMs).map(view) }),
    /** Makes a link and its secret, which is told this once; one that nobody has opened ends. */
    make: (madeBy: string | null): SitterLink & { token: string } => {
      for (const link of store.list(clock.now()))
        if (stateOf(link) === "waiting") store.end(link.id, clock.now());
      const token = newLinkToken();
      const endsAt = endOfEvening(clock.now(), timeZone());
      const times = { madeAt: clock.now(), endsAt };
      const stored = { id: randomUUID(), madeBy, ...times };
      store.add({ ...stored, tokenHash: hashToken(token) });
      return { ...view({ ...stored, endedAt: null, phoneHash: null, phoneLabel: null }), token };
    },
    end: (id: string): void => {
      const link = store.list(clock.now() - keptForMs).find((one) => one.id === id);
      if (link === undefined) throw new NotFound("link");
      if (stateOf(link) !== "ended") store.end(id, clock.now());
    },
    /** Ends all that are waiting or open: the family is back. */
    endAll: (): void => {
      for (const { id } of store.list(clock.now())) store.end(id, clock.now());
    },
    /** Opens a link on a phone, which it belongs to from then on. */
    open: (token: string, phone: SitterPhone, give: (token: string, lifeSec: number) => void) => {
      const link = store.byToken(hashToken(token));
      if (link === null) return refuse(link, "unknown", phone.label);
      if (stateOf(link) === "ended") return refuse(link, "late", phone.label);
      if (link.phoneHash === null) {
        const cookie = newToken();
        store.bind(link.id, hashToken(cookie), phone.label);
        noteView(link.id, "opened", phone.label);
        give(cookie, Math.ceil((link.endsAt - clock.now()) / 1000));
      } else if (phone.token === null || hashToken(phone.token) !== link.phoneHash)
        return refuse(link, "otherPhone", phone.label);
      return evening(link.endsAt);
    },
    /** What the phone of an open link shows; rejects with 401 on any other. */
    current: async ({ token, label }: SitterPhone): Promise<SitterEvening> => {
      const link = token === null ? null : store.byPhone(hashToken(token));
      if (link === null || stateOf(link) === "ended") throw over();
      try {
        noteView(link.id, "seen", label);
      } catch (error) {
        // A full disk doesn't take the card away from a sitter.
        log.warn({ err: error }, "a sitter's look could not be noted");
      }
      return evening(link.endsAt);
    },
    /** Deletes links, and who looked, thirty days after their end. */
    prune: (): void => store.removeBefore(clock.now() - keptForMs),
  };
};

export type SitterLinks = ReturnType<typeof createSitterLinks>;
