import type { SitterLink, SitterViewKind } from "#contract/babysitter-links.ts";
import type { DeviceMake } from "#contract/devices.ts";
import { type Clock, iso } from "#server/platform/clock.ts";
import type { SitterLinkStore, StoredSitterLink } from "./sitter-link-store.ts";

/** The same by the same phone is one line in so many ms. */
const sameViewMs = 10 * 60_000;

interface SitterViewsDeps {
  readonly store: SitterLinkStore;
  readonly clock: Clock;
  readonly makeOf: (label: string) => DeviceMake;
}

/** Says how sitters' links stand and who looked, and notes each look. */
export const createSitterViews = ({ store, clock, makeOf }: SitterViewsDeps) => {
  const stateOf = ({ endedAt, endsAt, phoneHash }: StoredSitterLink): SitterLink["state"] => {
    if (endedAt !== null || endsAt <= clock.now()) return "ended";
    return phoneHash === null ? "waiting" : "open";
  };
  const phoneOf = (label: string) => ({ make: makeOf(label), label });
  return {
    stateOf,
    /** A link as parents see it. */
    view: (link: StoredSitterLink): SitterLink => ({
      id: link.id,
      state: stateOf(link),
      madeAt: iso(link.madeAt),
      ...(link.madeBy === null ? {} : { madeBy: link.madeBy }),
      endsAt: iso(link.endedAt ?? link.endsAt),
      ...(link.phoneLabel === null ? {} : { device: phoneOf(link.phoneLabel) }),
      views: store
        .views(link.id)
        .map(({ at, what, label }) => ({ at: iso(at), what, device: phoneOf(label) })),
    }),
    /** Notes a look at a link. */
    note: (linkId: string, what: SitterViewKind, label: string): void => {
      const before = store.lastView(linkId, what, label);
      if (before !== null && Math.abs(clock.now() - before) < sameViewMs) return;
      store.addView(linkId, { at: clock.now(), what, label });
    },
  };
};

export type SitterViews = ReturnType<typeof createSitterViews>;
