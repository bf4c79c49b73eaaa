import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PushMessage } from "#contract/push.ts";
import { handleNotificationClick } from "./notification-click.ts";

const path = "/api/reminders/u~1";
const action = (name: "snooze" | "onMyWay", way: string) => ({
  ...{ action: name, title: name, settled: "over", failed: `${name} failed` },
  call: { method: "POST" as const, path: `${path}/${way}`, body: {} },
});
const message: PushMessage = {
  ...{ kind: "reminder", title: "Dentist", body: "Today, 15:30", tag: "t" },
  ...{ url: "/m/calendar/reminder/u~1" },
  actions: [action("snooze", "snooze"), action("onMyWay", "on-my-way")],
};

let keys: Map<string, string[]>;
let answers: (() => Promise<Response>)[];
const shown: { body: string; data: { message: PushMessage; key: string } }[] = [];
const registration = {
  scope: "https://wall.example/m/",
  showNotification: async (_: string, look: (typeof shown)[number]) => void shown.push(look),
};
const tap = async (name: string, key = "k"): Promise<void> => {
  const done = handleNotificationClick(
    { registration },
    {
      ...{ action: name },
      notification: { data: { message, key }, close: () => undefined },
    },
  );
  await vi.runAllTimersAsync();
  await done;
};
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const answered = (status: number) => () => Promise.resolve(new Response(null, { status }));

beforeEach(() => {
  vi.useFakeTimers();
  [keys, answers] = [new Map(), []];
  shown.length = 0;
  vi.stubGlobal("fetch", (to: string, init: RequestInit) => {
    const key = new Headers(init.headers).get("Idempotency-Key") ?? "";
    keys.set(to, [...(keys.get(to) ?? []), key]);
    return (answers.shift() ?? answered(200))();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("what one button may have done without an answer stands in no other's way", async () => {
  answers = [lost, lost];
  await tap("snooze");
  await tap("snooze");
  await tap("onMyWay");
  const [snoozes = [], [onMyWay] = []] = [...keys.values()];
  expect(snoozes).toHaveLength(3);
  expect(new Set(snoozes).size).toBe(1);
  expect(onMyWay).not.toBe(snoozes[0]);
});

it("a button that doesn't get through says so in its own words, and its page knows which it was", async () => {
  answers = [lost, lost];
  await tap("onMyWay");
  expect(shown.map(({ body, data }) => [body, data.message.url])).toEqual([
    ["onMyWay failed", "/m/calendar/reminder/u~1?say=onMyWay"],
  ]);
});

it("an event that moved meanwhile has no buttons any more", async () => {
  answers = [answered(404)];
  await tap("snooze");
  expect(shown.map(({ body, data }) => [body, data.message.actions])).toEqual([
    ["over", undefined],
  ]);
});
