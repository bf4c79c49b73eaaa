import type { OperationAnswer } from "#contract/api.ts";
import type { CalendarFeed } from "#contract/calendar.ts";
import type { Clock } from "#server/platform/clock.ts";
import { envSuffix } from "#server/config/members-file.ts";
import type { Roster } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { NotFound } from "#server/platform/errors.ts";
import { knownMember } from "#server/http/known-member.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import type { CalendarSource, FeedAddresses, TestFeed } from "#server/providers/calendar/port.ts";
import { type FeedAddressList, sharedFeedVariable } from "./feed-address-list.ts";
import {
  createFeedAddressRules,
  feedRefusedError,
  type FeedReference,
} from "./feed-address-rules.ts";

interface FeedsDeps {
  readonly clock: Clock;
  readonly roster: () => Roster;
  readonly list: FeedAddressList;
  readonly source: Pick<CalendarSource, "feeds" | "refresh" | "setAddresses">;
  readonly testFeed: TestFeed;
  /** Sends what waits for calendars' servers, also where one would be left alone for a while. */
  readonly sendWaiting: () => void;
  readonly readAddress: (text: string) => string | undefined;
  readonly leadsHere: (address: string, ownPort: number | undefined) => boolean;
  /** The addresses that variables give, and the id of each. */
  readonly addressesIn: (variables: Readonly<Record<string, string>>) => FeedAddresses;
  readonly idsOf: (addresses: FeedAddresses) => readonly { id: string; address: string }[];
}

export interface NewFeed {
  readonly url: string;
  readonly name?: string | undefined;
  readonly memberId?: string | undefined;
}

const named = (address: string, name: string | undefined): string =>
  name === undefined ? address : `${address}#${encodeURIComponent(name).replaceAll("'", "%27")}`;

/** Connects, disconnects and refreshes calendars while the server runs; addresses are accepted and never returned. */
export const createFeeds = (deps: FeedsDeps) => {
  const { clock, roster, list, source, testFeed } = deps;
  const idOf = (address: string): string | undefined =>
    deps.idsOf(deps.addressesIn(list.variables())).find((row) => row.address === address)?.id;

  const { normalized, refuseKnown, refuseFixed, listed } = createFeedAddressRules({
    ...deps,
    idOf,
  });
  const countTest = createRateLimit({
    clock,
    most: 10,
    withinMs: 60_000,
    message: apiSentence("tooMany.addresses"),
  });

  const variableFor = (memberId: string | undefined): string => {
    if (memberId === undefined) return sharedFeedVariable;
    return `${sharedFeedVariable}_${envSuffix(knownMember(roster(), memberId).id)}`;
  };

  const useAddresses = (): void => source.setAddresses(deps.addressesIn(list.variables()));

  const feedWith = (id: string | undefined): CalendarFeed => {
    const feed = source.feeds().find((each) => each.id === id);
    if (feed === undefined) throw new NotFound("calendar");
    return feed;
  };

  return {
    /** Tests an address and stores it; 400 says in a sentence what is wrong with it. */
    connect: async (
      { url, name, memberId }: NewFeed,
      ownPort: number | undefined,
    ): Promise<OperationAnswer<"POST /api/calendar/feeds">> => {
      const variable = variableFor(memberId);
      const address = normalized(url, ownPort);
      refuseFixed(variable);
      refuseKnown(address);
      countTest();
      const found = await testFeed(address, { allowPrivate: true });
      if (!found.ok) throw feedRefusedError(found.reason, found.error);
      // The same address may have been connected meanwhile.
      refuseKnown(address);
      const stored = named(address, name);
      list.add(variable, stored);
      useAddresses();
      const id = idOf(stored);
      if (id !== undefined) await source.refresh(id);
      const { ok: _tested, ...about } = found;
      return { feed: feedWith(id), found: about };
    },
    /** Forgets an address; 404 where there is none, 409 where the operator gives it. */
    disconnect: (which: FeedReference): void => {
      const feed = listed(which);
      if (feed === undefined) throw new NotFound("calendar");
      refuseFixed(feed.variable);
      list.remove(feed);
      useAddresses();
    },
    /** Reads a calendar again and returns its new state; where that works, what was left alone for a while is sent now, too. */
    refresh: async (id: string): Promise<CalendarFeed> => {
      if (!(await source.refresh(id))) throw new NotFound("calendar");
      const feed = feedWith(id);
      if (feed.state === "ok") deps.sendWaiting();
      return feed;
    },
  };
};

export type FeedService = ReturnType<typeof createFeeds>;
