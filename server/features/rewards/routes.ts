import type { Request } from "express";
import type { RewardLanguage, rewards } from "#contract/rewards.ts";
import { type OperationHandlers, unchanged } from "../../http/handlers.ts";
import { rewardLanguageFor } from "./reward-language.ts";
import type { RewardService } from "./rewards.ts";

interface RewardRoutesDeps {
  readonly rewards: RewardService;
  /** A BCP 47 tag, or `auto` for the browser's language. */
  readonly locale: () => string;
}

/** The handlers of the catalogue, the wishes, and redemptions. */
export const rewardRoutes = ({
  rewards: given,
  locale,
}: RewardRoutesDeps): OperationHandlers<typeof rewards> => {
  const { catalog, wishes, redemptions, balances } = given;
  const language = (request: Request): RewardLanguage => rewardLanguageFor(locale(), request);
  const wished = ({ wishes: answer, changed }: ReturnType<typeof wishes.assign>) =>
    changed ? answer : unchanged(answer);
  return {
    "GET /api/rewards": ({ request }) => ({
      catalog: catalog.all(language(request)),
      assignments: wishes.everyones(),
      balances: balances(),
    }),
    "POST /api/rewards": ({ body }) => catalog.add(body),
    "PATCH /api/rewards/{id}": ({ params, body, request }) =>
      catalog.change(params.id, body, language(request)),
    "DELETE /api/rewards/{id}": ({ params }) => catalog.remove(params.id),
    "POST /api/rewards/{id}/assign": ({ params, body }) =>
      wished(wishes.assign({ rewardId: params.id, memberId: body.memberId })),
    "POST /api/rewards/{id}/unassign": ({ params, body }) =>
      wished(wishes.unassign({ rewardId: params.id, memberId: body.memberId })),
    "POST /api/rewards/{id}/redeem": ({ params, body, request }) => ({
      ok: true,
      ...redemptions.redeem({ rewardId: params.id, memberId: body.memberId }, language(request)),
    }),
    "GET /api/redemptions": ({ query }) => redemptions.page(query),
    "POST /api/redemptions/{id}/undo": ({ params }) => {
      const { changed, ...undone } = redemptions.undo(params.id);
      const answer = { ok: true as const, ...undone };
      return changed ? answer : unchanged(answer);
    },
  };
};
