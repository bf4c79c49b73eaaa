import type { ConnectionStore } from "../config/connection-store.ts";
import type { Env } from "../config/env.ts";
import type { Db } from "../db/connection.ts";
import { createAccountRecords } from "../features/calendar/accounts/account-records.ts";
import { createAccountService } from "../features/calendar/accounts/account-service.ts";
import { createTodoListService } from "../features/calendar/accounts/todo-list-service.ts";
import { mergeAccountsWithFeeds } from "../features/calendar/accounts/merge-with-feeds.ts";
import { withBirthdays } from "../features/calendar/birthdays.ts";
import { createFamilyCalendar } from "../features/calendar/family/family-calendar.ts";
import type { FeedService } from "../features/calendar/feeds/feeds.ts";
import { createOwnOfEvents, openOwnOfEvents } from "../features/reminders/own-of-events.ts";
import type { Directories } from "../platform/directories.ts";
import { createAccounts } from "../providers/calendar/caldav/accounts.ts";
import { createFamilyIcal } from "../providers/calendar/family/family-ical.ts";
import type { ProviderTools } from "../providers/provider.ts";
import type { TodoKeeping } from "../providers/tasks/port.ts";
import { createAccountConnections } from "./account-connections.ts";
import { createGoogleConnections } from "./google-connections.ts";
import { openEventWriting, openWaitingWrites } from "./event-writing.ts";
import { openTodoLists } from "./todo-lists.ts";
import { createFeedConnections } from "./feed-connections.ts";
import type { ChosenProviders } from "./choose-providers.ts";
import type { SharedTools } from "./source-tools.ts";

interface OpenCalendarDeps {
  readonly provider: ChosenProviders["calendar"];
  readonly db: Db;
  readonly env: Env;
  readonly connections: ConnectionStore;
  readonly directories: Pick<Directories, "worker">;
  readonly locale: () => string;
  readonly shared: SharedTools;
  readonly tools: ProviderTools;
  /** Called when what accounts hold has changed, to-dos too; `hasTodoList`: a screen chose a list for the family's. */
  readonly changed: (hasTodoList: boolean) => void;
}

/** Opens the feeds and the family's own calendar, as one calendar where there are feeds. */
export const openCalendar = (deps: OpenCalendarDeps) => {
  const { provider, db, env, connections, directories, locale, shared } = deps;
  const tools = { ...deps.tools, workers: directories.worker };
  const addresses = createFeedConnections({ env, connections });
  const feeds = provider.open({ ...tools, outbound: addresses.guard(tools.outbound) });
  const records = createAccountRecords(db);
  const waiting = openWaitingWrites(db, records, shared.clock);
  const google = createGoogleConnections({ env, connections });
  const connected = createAccountConnections({ env, connections, google });
  const changed = (): void => deps.changed(records.todoList() !== null);
  // Both refer to each other, but only after both exist.
  let sendWaiting = (): void => undefined;
  const accounts = createAccounts({
    ...{ ...tools, ...waiting, records },
    changed: (topic) => {
      tools.changed(topic);
      changed();
      sendWaiting();
    },
    renewed: (account, refreshToken) => {
      if (connected.fixedBy(account.number) === null) connected.setPassword(account, refreshToken);
    },
  });
  accounts.setAccounts(connected.accounts());
  const source = feeds === null ? null : mergeAccountsWithFeeds(feeds, accounts);
  const family = createFamilyCalendar({
    ...{ ...shared, db, locale },
    ical: createFamilyIcal(tools),
  });
  const ownStores = openOwnOfEvents(db);
  const own = createOwnOfEvents({
    ...{ ...ownStores, timeZone: shared.timeZone, roster: shared.roster },
  });
  const writing = openEventWriting({
    ...{ db, records, waiting, accounts, family, own, shared },
    changed: () => {
      tools.changed("calendar");
      changed();
    },
  });
  sendWaiting = writing.outbox.start;
  const todoLists = openTodoLists({
    ...{ accounts, records, shownAfter: waiting.shownAfter, outbox: writing.outbox },
    ...{ clock: shared.clock, timeZone: shared.timeZone },
  });
  const merged =
    source === null ? null : own.beside(withBirthdays(family.beside(source), shared.roster));
  return {
    calendar: merged,
    family,
    /** What only this house knows about events, and where it is stored. */
    own: { ...own, stores: ownStores },
    /** Writes events into whichever calendar they live in. */
    eventWriting: writing.eventWriting,
    /** What was changed in calendars of accounts. */
    calendarHistory: writing.calendarHistory,
    /** The to-do lists of accounts. */
    todoLists,
    /** Creates the service that chooses the list for the family's to-dos. */
    createTodoListService: (keeping: TodoKeeping | null) =>
      createTodoListService({
        ...{ accounts, records, keeping, fixedBy: connections.fixedBy },
        atomically: (work) => db.transaction(work).immediate(),
      }),
    /** What waits for calendars' servers. */
    calendarOutbox: writing.outbox,
    /** Creates the service that connects feeds on a screen; null without a source of feeds. */
    createFeedService: (): FeedService | null =>
      source === null ? null : addresses.open(source, tools),
    /** The accounts at calendar servers, which parents connect. */
    accounts: createAccountService({
      subscribed: feeds,
      leave: writing.outbox.leave,
      sendWaiting: writing.outbox.resume,
      countWaiting: (calendarId) => waiting.waiting(calendarId).length,
      atomically: (work) => db.transaction(work).immediate(),
      ...{ accounts, records, connected, google, clock: shared.clock, roster: shared.roster },
      ...{ outbound: tools.outbound, file: connections.file, leadsHere: addresses.leadsHere },
    }),
  };
};
