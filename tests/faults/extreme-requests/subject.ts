import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { familyPins, openBudget, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer } from "../../fixtures/server/test-server.ts";
import type { GeneratedRequest } from "./requests.ts";

const internalError = 500;

/** A request that was answered by a 500, and what the log says of it. */
export interface BrokenAnswer {
  readonly request: string;
  readonly log: string;
}

const idsIn = (answer: unknown): string[] => {
  if (typeof answer !== "object" || answer === null) return [];
  const own = "id" in answer && typeof answer.id === "string" ? [answer.id] : [];
  return [...own, ...Object.values(answer).flatMap(idsIn)];
};

/** The ids that answers have told, a few hundred at most. */
const createKnownIds = () => {
  const ids: string[] = ["nobody-knows-this"];
  return {
    learn: (answer: unknown): void => {
      ids.push(...idsIn(answer).slice(0, 3));
      if (ids.length > 400) ids.splice(0, 100);
    },
    fill: (value: unknown): unknown => {
      const index = /^@id:(\d+)$/.exec(typeof value === "string" ? value : "")?.[1];
      return index === undefined ? value : ids[ids.length - 1 - (Number(index) % ids.length)];
    },
  };
};

const fillAll = (value: unknown, fill: (value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => fillAll(each, fill));
  if (typeof value !== "object" || value === null) return fill(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fillAll(each, fill)]),
  );
};

const wordOf = (value: unknown): string =>
  (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed();

/** A family's server with a parent's browser, which takes generated requests. */
export const openExtremeSubject = async (at: string) => {
  const server = await startTestServer({
    at,
    env: { ...familyPins, BUDGET_PROVIDER: "file", BUDGET_FILE: "budget.json" },
  });
  const groceries = { id: "groceries", name: "Groceries", budgeted: 100, spent: 40 };
  const budget = { currency: "EUR", updated: at, months: { [at.slice(0, 7)]: [groceries] } };
  writeFileSync(join(server.dataDir, "../budget.json"), JSON.stringify(budget));
  const parent = openTestBrowser(server);
  const known = createKnownIds();
  /** Throws where it can't: on a locked wall nothing would be refused by more than a 401. */
  const unlock = async (): Promise<void> => {
    for (const answer of [
      await unlockBrowser(parent, "mom", "2468"),
      await openBudget(parent, "mom", "2468"),
    ])
      if (answer.status !== 200) throw new Error(`the wall stays locked: ${answer.status}`);
  };
  await unlock();

  const addressOf = ({ path, params, query }: GeneratedRequest): string => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(wordOf(known.fill(params[name] ?? "x"))),
    );
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, wordOf(known.fill(value))]),
    );
    return search.size === 0 ? filled : `${filled}?${search}`;
  };
  /** Sends a request; null where it is answered, whatever the answer. */
  const send = async (request: GeneratedRequest): Promise<BrokenAnswer | null> => {
    const address = addressOf(request);
    const body = fillAll(request.body, known.fill);
    const before = server.log().length;
    const answer = await parent.send(request.method, address, body);
    if (answer.status < 300) known.learn(answer.body);
    if (answer.status !== internalError) return null;
    return {
      request: `${request.method} ${address} ${JSON.stringify(body) ?? ""}`.slice(0, 2_000),
      log: server.log().slice(before),
    };
  };
  return { send, unlock, clock: server.clock, close: server.close };
};
