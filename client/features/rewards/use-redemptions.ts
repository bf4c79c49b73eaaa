import type { OperationAnswer } from "#contract/api.ts";
import { call, defineRead } from "../../api/call.ts";
import { type PagedList, usePages } from "../../query/pages.ts";

const redemptionsRead = defineRead("GET /api/redemptions", "rewards");

export type RedemptionEntry = OperationAnswer<"GET /api/redemptions">["items"][number];

/** What stars were spent on, newest first, by one member when told. */
export const useRedemptions = (memberId?: string): PagedList<RedemptionEntry> =>
  usePages([redemptionsRead.topic, redemptionsRead.key, memberId], async (before, signal) => {
    const query = {
      ...(memberId === undefined ? {} : { memberId }),
      ...(before === undefined ? {} : { before }),
    };
    return (await call(redemptionsRead, { query }, { signal })).answer;
  });
