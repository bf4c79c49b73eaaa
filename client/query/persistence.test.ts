import { dehydrate } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { api } from "#contract/api.ts";
import type { Operation } from "#contract/operation.ts";
import { isPersistable, persistedForm, restorableForm } from "./persistence.ts";
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
