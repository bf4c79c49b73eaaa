import type * as z from "zod";
import { api } from "#contract/api.ts";
import type { Writer } from "./writer.ts";

/** The server's state of one writer's chore. */
export interface DatabaseState {
  /** How many entries the ledger has after the known one. */
  readonly entries: number;
  /** The newest entry; null while there is none. */
  readonly newest: string | null;
  readonly balance: number;
  /** Whether the board shows the chore as done. */
  readonly done: boolean;
}

const read = async <T>(url: string, answer: z.ZodType<T>): Promise<T> => {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return answer.parse(await response.json());
};

const idsAfter = async (url: string, memberId: string, known: string | null): Promise<string[]> => {
  const ids: string[] = [];
  for (let before = ""; ;) {
    const path = `/api/ledger?memberId=${memberId}&limit=200${before}`;
    const page = await read(url + path, api["GET /api/ledger"].answer);
    ids.push(...page.entries.map(({ id }) => id));
    const end = known === null ? -1 : ids.indexOf(known);
    if (end !== -1) return ids.slice(0, end);
    if (page.next === null) return ids;
    before = `&before=${encodeURIComponent(page.next)}`;
  }
};

/** Reads a writer's ledger after a known entry, balance and board over HTTP. */
export const databaseStateOf = async (
  url: string,
  writer: Writer,
  known: string | null,
): Promise<DatabaseState> => {
  const { memberId, choreId } = writer;
  const balances = await read(`${url}/api/balances`, api["GET /api/balances"].answer);
  const board = await read(`${url}/api/board/routine`, api["GET /api/board/{board}"].answer);
  const chore = board.members.flatMap(({ tasks }) => tasks).find(({ id }) => id === choreId);
  if (chore === undefined) throw new Error(`${memberId}'s chore is not on the board`);
  const ids = await idsAfter(url, memberId, known);
  return {
    entries: ids.length,
    newest: ids[0] ?? known,
    balance: balances[memberId] ?? 0,
    done: chore.done,
  };
};
