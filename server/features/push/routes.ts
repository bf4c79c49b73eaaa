import type { push as contract } from "#contract/push.ts";
import type { ownNotifications } from "#contract/push-own.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { OwnNotificationRules } from "./own-notifications.ts";
import type { PhoneSubscription } from "./phone-subscription.ts";
import type { TestNotification } from "./test-notification.ts";

interface PushRoutesDeps {
  readonly phone: PhoneSubscription;
  readonly tryOut: TestNotification;
  readonly own: OwnNotificationRules;
}

/** The handlers of notifications on the calling phone, and of what its member is told. */
export const pushRoutes = ({
  phone,
  tryOut,
  own,
}: PushRoutesDeps): OperationHandlers<typeof contract & typeof ownNotifications> => ({
  "GET /api/push": phone.state,
  "POST /api/push/subscribe": ({ body, ...asked }) => phone.subscribe(body, asked),
  "POST /api/push/unsubscribe": ({ body, ...asked }) => phone.unsubscribe(body.endpoint, asked),
  "POST /api/push/test": ({ caller }) => tryOut(caller),
  "GET /api/push/own": ({ caller }) => own.state(caller),
  "PATCH /api/push/own": ({ caller, body }) => own.change(caller, body),
});
