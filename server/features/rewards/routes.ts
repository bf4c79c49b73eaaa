import type { Request } from "express";
import type { Api, ValidatedInput } from "#contract/api.ts";
import type { RedemptionRequest, RewardLanguage, rewards } from "#contract/rewards.ts";
import type { Caller } from "../../http/caller.ts";
import { accepted, lastStep, type OperationHandlers, unchanged } from "../../http/handlers.ts";
import { rewardLanguageFor } from "./reward-language.ts";
import type { RewardService } from "./rewards.ts";

type OwnerClaim = ValidatedInput<Api["POST /api/rewards/{id}/redeem"]>["body"];

interface RewardRoutesDeps {
  readonly rewards: RewardService;
  /** A BCP 47 tag, or `auto` for the browser's language. */
  readonly locale: () => string;
  /** Proves whose stars they are, or that a parent has to be asked. */
  readonly proveOwner: (
    claim: OwnerClaim,
    caller: Caller,
    request: Request,
  ) => "proven" | "askParent" | Promise<unknown>;
  /** The parents' phones. */
  readonly parents: {
    readonly ask: (request: RedemptionRequest) => void;
    readonly settled: (requestId: string) => void;
  };
}

/** The handlers of the catalogue, the wishes, and redemptions. */
export const rewardRoutes = ({
  rewards: given,
  locale,
  proveOwner,
  parents,
}: RewardRoutesDeps): OperationHandlers<typeof rewards> => {
  const { catalog, wishes, redemptions, requests, balances } = given;
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
    "POST /api/rewards/{id}/redeem": ({ params, body, caller, request }) => {
      const choice = { rewardId: params.id, memberId: body.memberId };
      const spend = () => ({ ok: true as const, ...redemptions.redeem(choice, language(request)) });
      redemptions.requireAffordable(choice, language(request));
      const proof = proveOwner(body, caller, request);
      if (proof === "proven") return spend();
      // The stars may have been spent while the PIN was checked.
      if (proof !== "askParent") return proof.then(() => lastStep(spend));
      const { request: asked, isNew } = requests.ask(choice, language(request));
      if (isNew) parents.ask(asked);
      return accepted({ requestId: asked.id }, isNew);
    },
    "GET /api/redemption-requests": ({ request }) => ({
      items: requests.waiting(language(request)),
    }),
    "POST /api/redemption-requests/{id}/decide": ({ params, body, request }) => {
      const choice = requests.end(params.id);
      parents.settled(params.id);
      if (body.decision === "refuse") return { granted: false };
      return { granted: true, ...redemptions.redeem(choice, language(request)) };
    },
    "GET /api/redemptions": ({ query }) => redemptions.page(query),
    "POST /api/redemptions/{id}/undo": ({ params }) => {
      const { changed, ...undone } = redemptions.undo(params.id);
      const answer = { ok: true as const, ...undone };
      return changed ? answer : unchanged(answer);
    },
  };
};
