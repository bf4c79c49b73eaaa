declare module "undici/lib/dispatcher/agent.js" {
  /** As it is before `request` and its like are put onto it. */
  export { Agent as default } from "undici";
}

declare module "undici/lib/api/api-request.js" {
  import type { Dispatcher } from "undici";

  export default function request(
    this: Dispatcher,
    options: Dispatcher.RequestOptions,
  ): Promise<Dispatcher.ResponseData>;
}
