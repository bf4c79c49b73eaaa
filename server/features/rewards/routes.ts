import type { Reward, rewards } from "../../../contract/rewards.ts";
import type { Roster } from "../../config/members.ts";
import type { Handlers } from "../../http/handlers.ts";

interface Needs {
  /** What `rewards.json` has. */
  readonly catalog: readonly Reward[];
  readonly roster: () => Roster;
  /** Everyone's stars. */
  readonly balances: () => Record<string, number>;
}

/** The catalogue, and who saves for what. */
export const rewardRoutes = ({ catalog, roster, balances }: Needs): Handlers<typeof rewards> => ({
  "GET /api/rewards": () => ({
    catalog: [...catalog],
    assignments: Object.fromEntries(roster().map(({ id }) => [id, []])),
    balances: balances(),
  }),
});
