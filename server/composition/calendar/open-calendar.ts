import type { ReminderSettings } from "#contract/reminders.ts";
import type { ConnectionStore } from "../../config/connection-store.ts";
import type { Env } from "../../config/env.ts";
import type { Db } from "../../db/connection.ts";
import { createAccountService } from "../../features/calendar/accounts/account-service.ts";
import { createTodoListService } from "../../features/calendar/accounts/todo-list-service.ts";
import { mergeAccountsWithFeeds } from "../../features/calendar/accounts/merge-with-feeds.ts";
import { withBirthdays } from "../../features/calendar/birthdays.ts";
import { createFamilyCalendar } from "../../features/calendar/family/family-calendar.ts";
import type { FeedService } from "../../features/calendar/feeds/feeds.ts";
import { createOwnOfEvents, openOwnOfEvents } from "../../features/reminders/own-of-events.ts";
import type { Directories } from "../../platform/directories.ts";
import type { AccountRecords } from "../../providers/calendar/caldav/account-records.ts";
import { createFamilyIcal } from "../../providers/calendar/family/family-ical.ts";
import type { ProviderTools } from "../../providers/provider.ts";
import type { TodoKeeping } from "../../providers/tasks/port.ts";
import { openAccounts } from "./open-accounts.ts";
import { openCalendarLooks } from "./calendar-looks.ts";
import { openEventWriting } from "./event-writing.ts";
import { openTodoLists } from "./todo-lists.ts";
import { createFeedConnections } from "./feed-connections.ts";
import type { ChosenProviders } from "../sources/choose-providers.ts";
import type { SharedTools } from "../sources/source-tools.ts";

interface OpenCalendarDeps {
  readonly provider: ChosenProviders["calendar"];
  readonly db: Db;
  readonly env: Env;
  readonly connections: ConnectionStore;
  readonly directories: Pick<Directories, "worker">;
  readonly locale: () => string;
  readonly reminders: () => ReminderSettings;
  readonly shared: SharedTools;
  readonly tools: ProviderTools;
  /** Called when what accounts hold has changed, to-dos too; `hasTodoList`: a screen chose a list for the family's. */
  readonly changed: (hasTodoList: boolean) => void;
}

/** Opens what only this house knows about events, and where it is stored. */
const openOwn = ({
  db,
  records,
  shared,
}: Pick<OpenCalendarDeps, "db" | "shared"> & { readonly records: AccountRecords }) => {
  const stores = openOwnOfEvents(db);
  const own = createOwnOfEvents({
    ...{ ...stores, timeZone: shared.timeZone, roster: shared.roster },
    calendarLook: openCalendarLooks(records, shared.roster),
  });
  return { ...own, stores };
};

/** Opens the feeds and the family's own calendar, as one calendar where there are feeds. */
export const openCalendar = (deps: OpenCalendarDeps) => {
  const { provider, db, env, connections, directories, locale, shared } = deps;
  const tools = { ...deps.tools, workers: directories.worker };
  const addresses = createFeedConnections({ env, connections });
  const feeds = provider.open({ ...tools, outbound: addresses.guard(tools.outbound) });
  const opened = openAccounts({ db, env, connections, tools, changed: deps.changed });
  const { records, waiting, google, connected, accounts, changed } = opened;
  const source = feeds === null ? null : mergeAccountsWithFeeds(feeds, accounts);
  const family = createFamilyCalendar({
    ...{ ...shared, db, locale },
    ical: createFamilyIcal(tools),
  });
  const own = openOwn({ db, records, shared });
  const writing = openEventWriting({
    ...{ db, records, waiting, accounts, family, own, shared, reminders: deps.reminders },
    changed: () => {
      tools.changed("calendar");
      changed();
    },
  });
  opened.sendBy(writing.outbox.start);
  const todoLists = openTodoLists({
    ...{ accounts, records, shownAfter: waiting.shownAfter, outbox: writing.outbox },
    ...{ clock: shared.clock, timeZone: shared.timeZone },
  });
  const merged =
    source === null ? null : own.beside(withBirthdays(family.beside(source), shared.roster));
  return {
    calendar: merged,
    family,
    own,
    /** Writes events into whichever calendar they live in. */
    eventWriting: writing.eventWriting,
    /** Moves all events of a calendar into another one. */
    moveWhole: writing.moveWhole,
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
    /** Reads the accounts from time to time, once the server listens. */
    calendarReading: { begin: accounts.begin },
    /** What waits for calendars' servers. */
    calendarOutbox: {
      ...writing.outbox,
      /** Aborts what is in flight, also readings, because a write may wait for one. */
      stop: async (): Promise<void> => {
        await Promise.all([writing.outbox.stop(), accounts.stopAsking()]);
      },
    },
    /** Creates the service that connects feeds on a screen; null without a source of feeds. */
    createFeedService: (): FeedService | null =>
      source === null ? null : addresses.open(source, tools, writing.outbox.resume),
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
