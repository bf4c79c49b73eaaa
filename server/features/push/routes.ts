import type { push as contract } from "#contract/push.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { PhoneSubscription } from "./phone-subscription.ts";
import type { TestNotification } from "./test-notification.ts";

interface PushRoutesDeps {
  readonly phone: PhoneSubscription;
  readonly tryOut: TestNotification;
}

/** The handlers of notifications on the calling phone. */
export const pushRoutes = ({
  phone,
  tryOut,
}: PushRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/push": phone.state,
  "POST /api/push/subscribe": ({ body, ...asked }) => phone.subscribe(body, asked),
  "POST /api/push/unsubscribe": ({ body, ...asked }) => phone.unsubscribe(body.endpoint, asked),
  "POST /api/push/test": ({ caller }) => tryOut(caller),
});
