import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import type { CalendarFeed } from "#contract/calendar.ts";
import type { AccountCalendarChoice, CalendarAccount } from "#contract/calendar-accounts.ts";
import type { Roster } from "#server/config/roster.ts";
import { knownMember, knownMembers } from "#server/http/known-member.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { ConfigError } from "#server/platform/config-error.ts";
import { Conflict, HttpError, InvalidInput, NotFound } from "#server/platform/errors.ts";
import { portOf } from "#server/platform/host-and-port.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type {
  AccountConfig,
  FoundCalendar,
} from "#server/providers/calendar/caldav/account-port.ts";
import type {
  AccountRecords,
  CalendarChoice,
} from "#server/providers/calendar/caldav/account-records.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import {
  accountIdOf,
  parseAccountAddress,
} from "#server/providers/calendar/caldav/account-variables.ts";
import { calendarIdOf, choiceOf } from "#server/providers/calendar/caldav/sync/account-sync.ts";
import { accountRefused, createAccountTest } from "./account-test.ts";
import { accountView, foundCalendarView } from "./account-view.ts";

type TypedAccount = OperationInput<"POST /api/calendar/accounts/test">["body"];
type NewAccount = OperationInput<"POST /api/calendar/accounts">["body"];
type AccountChange = OperationInput<"PATCH /api/calendar/accounts/{id}">["body"];

interface AccountServiceDeps {
  readonly accounts: Accounts;
  readonly records: AccountRecords;
  /** Where accounts are configured. */
  readonly connected: {
    readonly accounts: () => readonly AccountConfig[];
    readonly fixedBy: (number: number) => string | null;
    readonly add: (account: AccountConfig) => void;
    readonly setPassword: (account: AccountConfig, password: string) => void;
    readonly remove: (account: AccountConfig) => void;
  };
  readonly clock: Clock;
  readonly roster: () => Roster;
  readonly outbound: Outbound;
  /** The file that keeps what screens connect. */
  readonly file: string;
  readonly leadsHere: (address: string, ownPort: number | undefined) => boolean;
}

/** Connects, changes and takes away accounts while the server runs; passwords are accepted and never returned. */
export const createAccountService = (deps: AccountServiceDeps) => {
  const { accounts, records, connected, clock, roster } = deps;
  const test = createAccountTest(deps);
  const countTest = createRateLimit({
    ...{ clock, most: 10, withinMs: 60_000 },
    message: apiSentence("tooMany.addresses"),
  });

  const written = (write: () => void): void => {
    try {
      write();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      throw new Conflict("envFile", apiSentence("envFile", { file: deps.file }));
    }
    accounts.setAccounts(connected.accounts());
  };

  const statusOf = (accountId: string) => {
    const found = accounts.status().find(({ account }) => account.id === accountId);
    if (found === undefined) throw new NotFound("account");
    return found;
  };

  const viewOf = (accountId: string): CalendarAccount => {
    const status = statusOf(accountId);
    return accountView(status, records, connected.fixedBy(status.account.number) !== null);
  };

  /** The account that a screen may change; throws 404, or 409 where the operator gives it. */
  const changeable = (accountId: string): AccountConfig => {
    const { account } = statusOf(accountId);
    const place = connected.fixedBy(account.number);
    if (place === null) return account;
    const variable = "CALDAV_URL";
    throw new HttpError(409, apiSentence("fromEnvironment", { variable, place }), {
      ...{ code: "fromEnvironment", field: variable },
    });
  };

  const read = (typed: TypedAccount, ownPort: number | undefined): AccountConfig => {
    const url = parseAccountAddress(typed.url);
    if (url === undefined) throw accountRefused("badAddress");
    const isHere = deps.leadsHere(url, ownPort);
    // Any name may lead to this machine.
    const mayBeOwn = (isHere || typed.local === true) && portOf(new URL(url)) === ownPort;
    if (mayBeOwn || (isHere && typed.local !== true)) throw accountRefused("leadsHere");
    const { user, password, hosts = [], local } = typed;
    const reach = local === true ? "machine" : "house";
    return {
      ...{ id: accountIdOf(url, user), number: 0, url, user, password, reach, showsAll: false },
      hosts: hosts.map((host) => host.toLowerCase()),
    };
  };

  const refuseKnown = ({ id }: AccountConfig): void => {
    if (accounts.status().some(({ account }) => account.id === id))
      throw new Conflict("accountKnown", apiSentence("accountKnown"));
  };

  const changed = (before: CalendarChoice, choice: AccountCalendarChoice): CalendarChoice => ({
    isChosen: choice.chosen ?? before.isChosen,
    memberIds:
      choice.memberIds === undefined
        ? before.memberIds
        : knownMembers(roster(), choice.memberIds, "calendars"),
    ownColor: choice.color === undefined ? before.ownColor : choice.color,
  });

  const choose = (accountId: string, choices: readonly AccountCalendarChoice[]): void => {
    const calendars = new Map(records.calendars(accountId).map((each) => [each.id, each]));
    const next = choices.map((choice) => {
      const before = calendars.get(choice.id);
      if (before === undefined)
        throw new InvalidInput("calendars", apiSentence("notFound", { what: "calendar" }));
      return { id: choice.id, choice: changed(before, choice) };
    });
    for (const { id, choice } of next) records.choose(id, choice);
  };

  return {
    list: (): OperationAnswer<"GET /api/calendar/accounts"> => ({
      items: accounts.status().map(({ account }) => viewOf(account.id)),
      newEvents: Object.entries(records.newEventCalendars()).map(([memberId, calendarId]) => ({
        ...(memberId === "" ? {} : { memberId }),
        calendarId,
      })),
    }),
    /** Finds what an account has, and keeps nothing; 400 `accountRefused` says what is wrong. */
    test: async (
      typed: TypedAccount,
      ownPort: number | undefined,
    ): Promise<OperationAnswer<"POST /api/calendar/accounts/test">> => {
      const account = read(typed, ownPort);
      refuseKnown(account);
      countTest();
      const { calendars } = await test(account);
      return {
        calendars: calendars.map((each) =>
          foundCalendarView(calendarIdOf(account.id, each.url), each),
        ),
      };
    },
    /** Tests an account, keeps it, and shows the calendars that were chosen. */
    connect: async (
      { calendars: choices, ...typed }: NewAccount,
      ownPort: number | undefined,
    ): Promise<CalendarAccount> => {
      const account = read(typed, ownPort);
      refuseKnown(account);
      countTest();
      const found = await test(account);
      // The same account may have been connected meanwhile.
      refuseKnown(account);
      const named = new Map(choices?.map((choice) => [choice.id, choice]));
      const idOf = (url: string): string => calendarIdOf(account.id, url);
      const chosen = (calendar: FoundCalendar): CalendarChoice => {
        const choice = named.get(idOf(calendar.url));
        if (choice === undefined) return choiceOf(calendar, choices === undefined);
        return changed({ isChosen: true, memberIds: [], ownColor: null }, choice);
      };
      // Before anything is kept, so that a member who is gone refuses it.
      const byUrl = new Map(found.calendars.map((each) => [each.url, chosen(each)]));
      records.putFound(account.id, found, {
        ...{ now: clock.now(), idOf },
        choose: (calendar) => byUrl.get(calendar.url) ?? choiceOf(calendar, false),
      });
      try {
        written(() => connected.add(account));
      } catch (error) {
        records.removeAccount(account.id);
        throw error;
      }
      return viewOf(account.id);
    },
    change: async (
      accountId: string,
      { password, calendars = [] }: AccountChange,
    ): Promise<CalendarAccount> => {
      const { account } = statusOf(accountId);
      if (password !== undefined) {
        const next = { ...changeable(accountId), password };
        countTest();
        await test(next);
        written(() => connected.setPassword(account, password));
      }
      choose(accountId, calendars);
      accounts.choicesChanged(accountId);
      return viewOf(accountId);
    },
    /** Forgets an account with everything of it; 404 where there is none, 409 where the operator gives it. */
    disconnect: (accountId: string): void => {
      const account = changeable(accountId);
      written(() => connected.remove(account));
      records.removeAccount(accountId);
    },
    refresh: async (accountId: string): Promise<CalendarAccount> => {
      if (!(await accounts.refreshAccount(accountId))) throw new NotFound("account");
      return viewOf(accountId);
    },
    /** Keeps showing the events that are gone from a calendar, or lets them go; 404 where nothing is asked. */
    decideHeld: (calendarId: string, keep: boolean): CalendarFeed => {
      if (!accounts.decideHeld(calendarId, keep)) throw new NotFound("calendar");
      const feed = accounts.feeds().find(({ id }) => id === calendarId);
      if (feed === undefined) throw new NotFound("calendar");
      return feed;
    },
    /** Chooses where new events of a member go; 400 where that calendar takes none. */
    chooseNewEvents: (memberId: string | undefined, calendarId: string | null): void => {
      if (memberId !== undefined) knownMember(roster(), memberId);
      const calendar = calendarId === null ? null : records.calendar(calendarId);
      const takesEvents =
        calendar === null ||
        (calendar.isChosen && !calendar.isReadOnly && calendar.kinds.includes("VEVENT"));
      if ((calendarId !== null && calendar === null) || !takesEvents)
        throw new InvalidInput("calendarId", apiSentence("notFound", { what: "calendar" }));
      records.putNewEventCalendar(memberId ?? "", calendarId);
    },
  };
};
export type AccountService = ReturnType<typeof createAccountService>;
