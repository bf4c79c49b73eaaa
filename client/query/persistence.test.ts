import { dehydrate } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { api } from "#contract/api.ts";
import type { Operation } from "#contract/operation.ts";
import {
  calendarStore,
  calendarStoreShape,
  joinedCalendarShape,
} from "../features/calendar/calendar-cache.ts";
import type { CalendarStore } from "../features/calendar/range-store.ts";
import { builtAnswerShapes } from "../platform/version.ts";
import {
  fittingForm,
  isPersistable,
  persistedForm,
  recalledForm,
  restorableForm,
} from "./persistence.ts";
import { createQueryClient } from "./query-state.ts";

describe("what a device remembers", () => {
  it("is nothing that a PIN protects", () => {
    expect(isPersistable(["tasks", "GET /api/board/{board}", {}])).toBe(true);
    expect(isPersistable(["settings", "GET /api/config", {}])).toBe(true);
    expect(isPersistable(["calendar", "store"])).toBe(true);
    for (const key of [
      ["budget", "GET /api/budget", {}],
      ["settings", "GET /api/settings", {}],
      ["members", "GET /api/session", {}],
      ["settings", "GET /api/unlock", {}],
    ])
      expect(isPersistable(key)).toBe(false);
  });

  it.each(
    Object.entries<Operation>(api).filter(
      ([key, { access }]) => key.startsWith("GET ") && access !== "anyone",
    ),
  )("is not %s, which needs a proof", (key, { topic }) => {
    expect(isPersistable([topic, key, {}])).toBe(false);
  });

  it.each(["settings", "budget", "devices", "backups", "calendar/feeds", "kiosk", "push"])(
    "is no answer of %s, also where an older version kept it",
    (path) => {
      const client = createQueryClient();
      for (const below of ["", "/{id}"])
        client.setQueryData(["settings", `GET /api/${path}${below}`, {}], { secret: true });
      client.setQueryData(["members", "GET /api/members", {}], []);
      const kept = { timestamp: 1, buster: "", clientState: dehydrate(client) };
      expect(restorableForm(kept).clientState.queries.map(({ queryKey }) => queryKey[1])).toEqual([
        "GET /api/members",
      ]);
      client.clear();
    },
  );

  it("is the last real answer, also of a source that fails by now, and never an unlock", async () => {
    const client = createQueryClient();
    const config = ["settings", "GET /api/config", {}];
    const until = "2026-11-20T17:57:00Z";
    const unlocks = { acts: null, settings: null, budget: until };
    client.setQueryData(config, { locale: "de", unlockedUntil: until, unlocks });
    await client
      .fetchQuery({
        queryKey: config,
        staleTime: 0,
        queryFn: () => Promise.reject(new Error("away")),
      })
      .catch(() => undefined);
    expect(client.getQueryState(config)?.status).toBe("error");
    const kept = persistedForm({
      timestamp: 1,
      buster: "",
      clientState: dehydrate(client, { shouldDehydrateQuery: () => true }),
    });
    expect(structuredClone(kept).clientState.queries[0]?.state).toMatchObject({
      status: "success",
      error: null,
      data: {
        locale: "de",
        unlockedUntil: null,
        unlocks: { acts: null, settings: null, budget: null },
      },
    });
    client.clear();
  });
});

describe("an update that is first opened without a network", () => {
  const milk = { id: "g1", name: "Milk", checked: false };
  const event = {
    ...{ id: "e1", title: "Piano", allDay: false, memberIds: ["mia"], feedId: "family" },
    ...{ color: "#336699", recurring: false, editable: true },
    ...{ start: "2026-11-20T17:00:00Z", end: "2026-11-20T18:00:00Z", seriesId: "e1" },
  };
  const known = async (data: Readonly<Record<string, unknown>>, buster = "before") => {
    const client = createQueryClient();
    for (const [key, answer] of Object.entries(data)) client.setQueryData(key.split("|"), answer);
    const kept = { timestamp: 1, buster, clientState: dehydrate(client) };
    client.clear();
    const { clientState } = await fittingForm(kept, [calendarStoreShape]);
    return clientState.queries.map(({ queryKey }) => queryKey.join("|"));
  };

  it("shows what the version before knew, also what it knew more or page by page", async () => {
    const all = {
      "grocery|GET /api/grocery": { items: [{ ...milk, wasOnceKnown: 1 }] },
      "settings|GET /api/config": { timeZone: "Europe/Berlin" },
      "members|GET /api/members": [],
      "recipes|GET /api/recipes|library": {
        ...{ pages: [{ items: [], tags: [], next: null }], pageParams: [null] },
      },
      "calendar|store": { asked: { "2026-11-20": 1 }, events: [event], feeds: [] },
    };
    expect(await known(all)).toEqual(Object.keys(all));
  });

  it("doesn't show what has another shape by now, which its pages would trip over", async () => {
    expect(
      await known({
        "grocery|GET /api/grocery": { items: [{ ...milk, checked: "no" }] },
        "grocery|GET /api/grocery/suggestions": { often: [] },
        "recipes|GET /api/recipes|library": { pages: [{ items: 3 }], pageParams: [null] },
        "calendar|store": { asked: {}, events: [{ ...event, memberIds: "mia" }], feeds: [] },
        "tasks|GET /api/gone": {},
      }),
    ).toEqual([]);
  });

  it("asks nothing of what its own build remembered", async () => {
    const own: string = import.meta.env["VITE_ANSWER_SHAPES"] ?? "";
    expect(own).not.toBe("");
    expect(await known({ "tasks|GET /api/anything": 1 }, own)).toEqual(["tasks|GET /api/anything"]);
  });
});

describe("what a device remembers beside what its page knows by now", () => {
  const members = ["members", "GET /api/members", {}];
  const grocery = ["grocery", "GET /api/grocery", {}];
  const eventOn = (day: string) => ({
    ...{ id: day, feedId: "family", title: day, allDay: true, memberIds: [], color: "#336699" },
    ...{ recurring: false, editable: false, start: day, end: day },
  });
  const day = 86_400_000;

  const recall = async (ageMs: number) => {
    const before = createQueryClient();
    before.setQueryData(members, ["as remembered"]);
    before.setQueryData(grocery, { items: [] });
    before.setQueryData(calendarStore.queryKey, {
      ...{ asked: { "2026-11-20": 1 }, events: [eventOn("2026-11-20")], feeds: [] },
    });
    const kept = {
      timestamp: Date.now() - ageMs,
      buster: builtAnswerShapes,
      clientState: dehydrate(before),
    };
    before.clear();
    const page = createQueryClient();
    page.setQueryData(members, ["as known"]);
    page.setQueryData(calendarStore.queryKey, {
      ...{ asked: { "2026-11-21": 2 }, events: [eventOn("2026-11-21")], feeds: [] },
    });
    const recalled = await recalledForm(kept, [joinedCalendarShape("Europe/Berlin")], page);
    const calendar = page.getQueryData<CalendarStore>(calendarStore.queryKey);
    const known = {
      members: page.getQueryData(members),
      events: calendar?.events.map(({ id }) => id),
    };
    page.clear();
    return { recalled: recalled?.clientState.queries, known };
  };

  it("stays as the page knows it, and what only the device knew is asked again", async () => {
    const { recalled, known } = await recall(day);
    expect(known.members).toEqual(["as known"]);
    expect(recalled?.map(({ queryKey, state }) => [queryKey, state.isInvalidated])).toEqual([
      [grocery, true],
    ]);
  });

  it("makes one calendar of both", async () => {
    expect((await recall(29 * day)).known.events?.toSorted()).toEqual(["2026-11-20", "2026-11-21"]);
  });

  it("is forgotten after 30 days, without a trace in the calendar", async () => {
    expect(await recall(31 * day)).toEqual({
      recalled: undefined,
      known: { members: ["as known"], events: ["2026-11-21"] },
    });
  });
});
