import { useCallback, useEffect, useState } from "react";
import type { Push } from "#contract/push.ts";
import { subscribePhone, unsubscribePhone } from "#client/features/push/queries.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import {
  findNotificationObstacle,
  type NotificationObstacle,
  subscribeBrowser,
  currentSubscription,
} from "./browser-subscription.ts";
import { rememberNotificationOwner } from "./notification-owner.ts";

/** The browser's question was closed without an answer, or the browser didn't show it. */
export class PermissionUnanswered extends Error {}

/** How notifications stand in this browser. */
export interface ThisPhone {
  /** Undefined until the browser has said it. */
  readonly state: "on" | "off" | NotificationObstacle | undefined;
  readonly isBusy: boolean;
  /** It could not be switched on or off; an ApiError where the server says why, PermissionUnanswered where nobody does. */
  readonly error: unknown;
  readonly turn: (on: boolean) => void;
}

/** Notifications in this browser, for a member: how they stand, and switching them on and off. */
export const usePhoneNotifications = (
  memberId: string,
  { publicKey, subscribed }: Pick<Push, "publicKey" | "subscribed">,
): ThisPhone => {
  const queue = useMutationQueue();
  const [found, setFound] = useState<NotificationObstacle | "subscription" | "none">();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const look = useCallback(async () => {
    const obstacle = await findNotificationObstacle();
    setFound(obstacle ?? ((await currentSubscription()) === undefined ? "none" : "subscription"));
  }, []);
  useEffect(() => {
    void look();
    // Somebody may come back from the phone's own settings.
    const turned = () => void look();
    document.addEventListener("visibilitychange", turned);
    return () => document.removeEventListener("visibilitychange", turned);
  }, [look]);

  const turnOn = async (key: string) => {
    const permission = await Notification.requestPermission();
    if (permission === "default") throw new PermissionUnanswered();
    if (permission === "denied") return;
    await subscribePhone(queue, await subscribeBrowser(key));
    rememberNotificationOwner(memberId);
  };
  const turnOff = async () => {
    const subscription = await currentSubscription();
    if (subscription !== undefined) await unsubscribePhone(queue, subscription.endpoint);
    rememberNotificationOwner(undefined);
    await subscription?.unsubscribe();
  };
  const turn = (on: boolean) => {
    if (on && publicKey === undefined) return;
    setBusy(true);
    setError(undefined);
    void (on ? turnOn(publicKey ?? "") : turnOff())
      .catch(setError)
      .then(look)
      .finally(() => setBusy(false));
  };
  const isHere = found === "subscription";
  // The server forgets a phone that signs out; its browser doesn't.
  const state = isHere || found === "none" ? (isHere && subscribed ? "on" : "off") : found;
  return { state, isBusy, error, turn };
};
