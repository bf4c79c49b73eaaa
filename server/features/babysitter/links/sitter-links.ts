import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { SitterEvening, SitterLink } from "#contract/babysitter-links.ts";
import type { DeviceMake } from "#contract/devices.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import { createRefusalLog } from "#server/platform/refusal-log.ts";
import { hashToken, newLinkToken, newToken } from "#server/platform/tokens.ts";
import type { Db } from "#server/db/connection.ts";
import { endOfEvening } from "./evening-times.ts";
import { createSitterEvening, type SitterEveningDeps } from "./sitter-evening.ts";
import {
  createSitterLinkStore,
  type SitterLinkStore,
  type StoredSitterLink,
} from "./sitter-link-store.ts";
import { createSitterViews, type SitterViews } from "./sitter-views.ts";

interface SitterLinksDeps extends SitterEveningDeps {
  readonly db: Db;
  readonly log: Logger;
  readonly makeOf: (label: string) => DeviceMake;
  /** Called when a try was refused, which no write announces. */
  readonly refused: () => void;
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

/** What a link answers that is over, or that never was. */
const linkEnded = (): HttpError =>
  new HttpError(401, apiSentence("sitterLinkEnded"), { code: "sitterLinkEnded" });

/** Opens links, each on the first phone that comes with it. */
const createOpenLink = (
  deps: SitterLinksDeps,
  store: SitterLinkStore,
  { stateOf, note }: SitterViews,
) => {
  const { clock, log, refused } = deps;
  const logRefusal = createRefusalLog(log, clock, "a sitter's link was refused");
  const evening = createSitterEvening(deps);

  /** Refuses a link; a promise, so that what is noted of it stays. */
  const refuse = (
    link: StoredSitterLink | null,
    reason: "unknown" | "otherPhone" | "late",
    label: string,
  ): Promise<never> => {
    logRefusal(reason);
    if (link !== null && reason !== "unknown") {
      note(link.id, reason, label);
      // Told once what is noted is committed.
      setImmediate(refused);
    }
    return Promise.reject(
      reason === "otherPhone"
        ? new Conflict("sitterLinkTaken", apiSentence("sitterLinkTaken"))
        : linkEnded(),
    );
  };

  return (
    token: string,
    phone: SitterPhone,
    setCookie: (token: string, lifeSec: number) => void,
  ) => {
    const link = store.byToken(hashToken(token));
    if (link === null) return refuse(link, "unknown", phone.label);
    if (stateOf(link) === "ended") return refuse(link, "late", phone.label);
    if (link.phoneHash === null) {
      // The first phone that opens it: the link is this one's from now on.
      const cookie = newToken();
      store.bind(link.id, hashToken(cookie), phone.label);
      note(link.id, "opened", phone.label);
      setCookie(cookie, Math.ceil((link.endsAt - clock.now()) / 1000));
    } else if (phone.token === null || hashToken(phone.token) !== link.phoneHash)
      return refuse(link, "otherPhone", phone.label);
    return evening(link.endsAt);
  };
};

/** Creates the links by which a sitter's own phone shows the card and tonight's chores, each for one phone and evening. */
export const createSitterLinks = (deps: SitterLinksDeps) => {
  const { clock, timeZone, log, makeOf } = deps;
  const store = createSitterLinkStore(deps.db);
  const views = createSitterViews({ store, clock, makeOf });
  const open = createOpenLink(deps, store, views);
  const evening = createSitterEvening(deps);
  return {
    list: (): { items: SitterLink[] } => ({
      items: store.list(clock.now() - keptForMs).map(views.view),
    }),
    /** Makes a link and its secret, which is told this once; one that nobody has opened ends. */
    make: (madeBy: string | null): SitterLink & { token: string } => {
      for (const link of store.list(clock.now()))
        if (views.stateOf(link) === "waiting") store.end(link.id, clock.now());
      const token = newLinkToken();
      const endsAt = endOfEvening(clock.now(), timeZone());
      const times = { madeAt: clock.now(), endsAt };
      const stored = { id: randomUUID(), madeBy, ...times };
      store.add({ ...stored, tokenHash: hashToken(token) });
      const unopened = { endedAt: null, phoneHash: null, phoneLabel: null };
      return { ...views.view({ ...stored, ...unopened }), token };
    },
    end: (id: string): void => {
      const link = store.list(clock.now() - keptForMs).find((one) => one.id === id);
      if (link === undefined) throw new NotFound("link");
      if (views.stateOf(link) !== "ended") store.end(id, clock.now());
    },
    /** Ends all that are waiting or open: the family is back. */
    endAll: (): void => {
      for (const { id } of store.list(clock.now())) store.end(id, clock.now());
    },
    /** Opens a link on a phone, which it belongs to from then on. */
    open,
    /** What the phone of an open link shows; rejects with 401 on any other. */
    current: async ({ token, label }: SitterPhone): Promise<SitterEvening> => {
      const link = token === null ? null : store.byPhone(hashToken(token));
      if (link === null || views.stateOf(link) === "ended") throw linkEnded();
      try {
        views.note(link.id, "seen", label);
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
