import type { Push, PushSubscription } from "#contract/push.ts";
import { call, defineRead, defineWrite } from "../../api/call.ts";
import type { AppContextValue } from "../../context/app-context.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { send } from "../../mutations/send.ts";

const pushRead = defineRead("GET /api/push", "settings");
const subscribeWrite = defineWrite("POST /api/push/subscribe", ["settings"]);
const unsubscribeWrite = defineWrite("POST /api/push/unsubscribe", ["settings"]);

/** Whether the house sends notifications to this phone, and if not, why; a signed-in member's to read. */
export const usePush = (): QueryState<Push> => useRead(pushRead, {});

/** The same, asked for once. Rejects with an ApiError. */
export const fetchPushStatus = async (): Promise<Push> => (await call(pushRead, {})).answer;

const pushKey = [pushRead.topic, pushRead.key, {}];

/** Has notifications sent to this phone; again renews it. Rejects with an ApiError. */
export const subscribePhone = async (
  app: AppContextValue,
  subscription: PushSubscription,
): Promise<void> => {
  const { answer } = await send(app, subscribeWrite, { body: subscription });
  app.queryClient.setQueryData<Push>(pushKey, answer);
};

/** Has no more notifications sent to this phone. Rejects with an ApiError. */
export const unsubscribePhone = async (app: AppContextValue, endpoint: string): Promise<void> => {
  const { answer } = await send(app, unsubscribeWrite, { body: { endpoint } });
  app.queryClient.setQueryData<Push>(pushKey, answer);
};
