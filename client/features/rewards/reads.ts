import type { OperationAnswer } from "#contract/api.ts";
import { defineRead } from "../../api/call.ts";

/** The read of the catalogue. */
export const rewardsRead = defineRead("GET /api/rewards", "rewards");

export type RewardsAnswer = OperationAnswer<"GET /api/rewards">;
