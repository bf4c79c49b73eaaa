import { expect, it } from "vitest";
import type { CalendarOfAccount } from "#contract/calendar-accounts.ts";
import { createMutationQueue } from "../../../mutations/mutation-queue.ts";
import { createQueryClient, queryOf } from "../../../query/query-state.ts";
import { changeAccount } from "./account-mutations.ts";
import { accountsRead } from "./reads.ts";

const family: CalendarOfAccount = {
  ...{
    id: "family",
    name: "Family",
    events: true,
    todos: false,
    birthdays: false,
    readOnly: false,
  },
  ...{ chosen: true, memberIds: [], childrenWrite: false, gone: false, unreadable: 0, held: 0 },
  waiting: 0,
};
const account = {
  id: "a1",
  host: "cloud.example",
  user: "kim",
  fixed: false,
  state: "ok",
} as const;

it("whose a calendar is shows at once, so that a second face doesn't undo the first", () => {
  const client = createQueryClient();
  const queue = createMutationQueue({ client, send: () => new Promise(() => undefined) });
  const { queryKey } = queryOf(accountsRead, {});
  const known = {
    items: [{ ...account, calendars: [family] }],
    newEvents: [],
    googleClient: false,
  };
  const choose = (calendar: { memberIds?: string[]; chosen?: boolean }) =>
    queue.enqueue(changeAccount, {
      params: { id: "a1" },
      body: { calendars: [{ id: "family", ...calendar }] },
    });
  choose({ memberIds: ["mia"] });
  choose({ chosen: false });
  expect(queue.overlay(queryKey, known).items[0]?.calendars).toEqual([
    { ...family, memberIds: ["mia"], chosen: false },
  ]);
  client.clear();
});
