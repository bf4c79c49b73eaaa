import type { Push, PushSubscription } from "#contract/push.ts";
import { call, read, write } from "../../api/call.ts";
import type { House } from "../../context/app-context.ts";
import { type Shown, useRead } from "../../query/query-state.ts";
import { send, useWrite } from "../../mutations/send.ts";

const pushRead = read("GET /api/push", "settings");
const subscribeWrite = write("POST /api/push/subscribe", ["settings"]);
const unsubscribeWrite = write("POST /api/push/unsubscribe", ["settings"]);
const testWrite = write("POST /api/push/test", []);

/** Whether the house sends notifications to this phone, and if not, why; a signed-in member's to read. */
export const usePush = (): Shown<Push> => useRead(pushRead, {});

/** The same, asked for once. Rejects with an ApiError. */
export const readPush = async (): Promise<Push> => (await call(pushRead, {})).answer;

const pushKey = [pushRead.topic, pushRead.key, {}];

/** Has notifications sent to this phone; again renews it. Rejects with an ApiError. */
export const subscribePhone = async (
  house: House,
  subscription: PushSubscription,
): Promise<void> => {
  const { answer } = await send(house, subscribeWrite, { body: subscription });
  house.client.setQueryData<Push>(pushKey, answer);
};

/** Has no more notifications sent to this phone. Rejects with an ApiError. */
export const unsubscribePhone = async (house: House, endpoint: string): Promise<void> => {
  const { answer } = await send(house, unsubscribeWrite, { body: { endpoint } });
  house.client.setQueryData<Push>(pushKey, answer);
};

/** Sends a notification to the phones of the parent who asks: `mutate({})`. */
export const useTestPush = () => useWrite(testWrite);
