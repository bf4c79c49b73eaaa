import type { push as contract } from "#contract/push.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { Phone } from "./phone-subscription.ts";
import type { TryOut } from "./test-notification.ts";

interface Needs {
  readonly phone: Phone;
  readonly tryOut: TryOut;
}

/** Notifications on the phone that asks. */
export const pushRoutes = ({ phone, tryOut }: Needs): Handlers<typeof contract> => ({
  "GET /api/push": phone.standing,
  "POST /api/push/subscribe": ({ body, ...asked }) => phone.subscribe(body, asked),
  "POST /api/push/unsubscribe": ({ body, ...asked }) => phone.unsubscribe(body.endpoint, asked),
  "POST /api/push/test": ({ caller }) => tryOut(caller),
});
