import { expect, it } from "vitest";
import type { WriteKey } from "#contract/api.ts";
import { storedActions } from "#tests/fixtures/stored-actions.ts";
import { migratePending } from "./migrate-pending.ts";
import { offlineMutations } from "./offline-mutations.ts";

const definitionOf = (key: string) =>
  offlineMutations.find(({ operation }) => operation.key === key);

it("a phone knows every write that an earlier version of the app may have left on it", () => {
  const keys = new Set(storedActions().map(({ key }) => key));
  expect([...keys].filter((key) => definitionOf(key) === undefined)).toEqual([]);
});

/** A tick of a to-do says its day since. */
const since = (key: string) =>
  /^POST \/api\/tasks\/\{id\}\/(close|reopen)$/.test(key)
    ? { body: { memberId: expect.any(String), date: "2026-11-20", offline: true } }
    : {};

it("fifty writes that an earlier version left are sent as it would have sent them, each under its own key", () => {
  const stored = storedActions();
  expect(stored).toHaveLength(50);
  for (const action of stored) {
    const { sent, shows, stale: _, ...rest } = { stale: [], ...action };
    const mutation = migratePending(action);
    expect(mutation).toMatchObject(rest);
    const definition = definitionOf(action.key);
    const context = { uploadIds: [], mayWait: true };
    expect(definition?.request(mutation?.input, context)).toEqual({
      ...sent,
      ...since(action.key),
    });
    expect(definition?.describe(mutation?.input)).toBe("title" in shows ? shows.title : "");
    expect(definition?.keepFor(mutation?.input)).toBe(7 * 86_400_000);
  }
});

it("what has today's form already is left as it is", () => {
  const [first = {}] = storedActions();
  expect(migratePending(migratePending(first) ?? {})).toBeUndefined();
});

it("a phone's opening brings the writes of just those features of which something may wait", () => {
  const sources = import.meta.glob<string>("../features/*/mutations.ts", {
    ...{ query: "?raw", import: "default", eager: true },
  });
  const waits = Object.entries(sources).filter(([, text]) => /\boffline\b/.test(text));
  const known = new Set(offlineMutations.map(({ operation }) => operation.key));
  const missing = Object.entries(sources).filter(
    ([, text]) =>
      !Array.from(text.matchAll(/defineWrite\("([^"]+)"/g)).some(([, key]) =>
        known.has(key as WriteKey),
      ),
  );
  expect(missing).toHaveLength(Object.keys(sources).length - waits.length);
  expect(missing.filter((one) => waits.includes(one))).toEqual([]);
});
