declare module "undici/lib/dispatcher/agent.js" {
  import type { Agent } from "undici";

  /** As it is before `request` and its like are put onto it. */
  const bareAgent: typeof Agent;
  export default bareAgent;
}

declare module "undici/lib/api/api-request.js" {
  import type { Dispatcher } from "undici";

  export default function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>;
}
