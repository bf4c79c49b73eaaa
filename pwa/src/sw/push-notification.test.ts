import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showPushMessage } from "./push-notification.ts";

const shown: { title: string; silent: boolean }[] = [];
const registration = {
  scope: "https://wall.example/m/",
  showNotification: async (title: string, { silent }: { silent: boolean }) =>
    void shown.push({ title, silent }),
};
type Given = Parameters<typeof showPushMessage>;
const push = (message: object) =>
  showPushMessage({ registration }, { json: () => message } as Given[1]);
const dentist = { kind: "reminder", title: "Dentist", body: "", tag: "event-1", url: "/m/" };

beforeEach(() => {
  shown.length = 0;
  vi.useFakeTimers({ now: Date.parse("2026-11-20T20:45:00Z") });
  const kept = new Map<string, string>();
  const cache = {
    match: async (key: string | Request) => {
      const text = kept.get(typeof key === "string" ? key : key.url);
      return text === undefined ? undefined : new Response(text);
    },
    keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
    delete: async ({ url }: Request) => kept.delete(url),
    put: async (key: string, response: Response) => void kept.set(key, await response.text()),
  };
  vi.stubGlobal("caches", { open: async () => cache });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const again = { ...dentist, firstSentAt: "2026-11-20T20:44:59.000Z" };

it("a phone that was on is told once more without a sound", async () => {
  await push(dentist);
  vi.setSystemTime("2026-11-21T06:00:00Z");
  await push(again);
  expect(shown.map(({ silent }) => silent)).toEqual([false, true]);
});

it("a phone that was off rings, also where it was told of the event earlier", async () => {
  vi.setSystemTime("2026-11-20T12:00:00Z");
  await push(dentist);
  vi.setSystemTime("2026-11-21T06:00:00Z");
  await push(again);
  expect(shown.map(({ silent }) => silent)).toEqual([false, false]);
});

it("a phone that can't keep anything rings", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("full")) });
  await push(dentist);
  await push(again);
  expect(shown.map(({ silent }) => silent)).toEqual([false, false]);
});
