import type { Answer } from "../contract/api.ts";
import { read } from "./api.ts";
import { type Shown, useRead } from "./query.ts";

/** The read of the catalogue. */
export const rewardsRead = read("GET /api/rewards", "rewards");

/** What stars are saved for, who saves for what, and everybody's stars. */
export const useRewards = (): Shown<Answer<"GET /api/rewards">> => useRead(rewardsRead, {});
