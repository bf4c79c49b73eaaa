import type { LedgerEntry } from "#contract/stars.ts";
import { call } from "../../api/call.ts";
import { type PagedList, usePages } from "../../query/pages.ts";
import { ledgerRead } from "./queries.ts";

/** Every star that a member was given or lost, newest first, read on as far as somebody looks. */
export const useWholeLedger = (memberId: string): PagedList<LedgerEntry> =>
  usePages([ledgerRead.topic, ledgerRead.key, memberId], async (before, signal) => {
    const query = { memberId, ...(before === undefined ? {} : { before }) };
    const { entries, next } = (await call(ledgerRead, { query }, { signal })).answer;
    return { items: entries, next };
  });
