import { useCallback, useEffect, useState } from "react";
import type { Push } from "#contract/push.ts";
import { useHouse } from "#client/context/app-context.ts";
import { subscribePhone, unsubscribePhone } from "#client/features/push/queries.ts";
import {
  findObstacle,
  type Obstacle,
  subscribeHere,
  subscriptionHere,
} from "./browser-subscription.ts";
import { rememberWhose } from "./notification-owner.ts";

/** The browser's question was closed without an answer, or the browser didn't show it. */
export class Unanswered extends Error {}

interface ThisPhone {
  /** Undefined until the browser has said it. */
  readonly state: "on" | "off" | Obstacle | undefined;
  readonly isBusy: boolean;
  /** It could not be switched on or off; an ApiError where the house says why, Unanswered where nobody does. */
  readonly error: unknown;
  readonly turn: (on: boolean) => void;
}

/** Notifications in this browser, for a member: how they stand, and switching them on and off. */
export const useThisPhone = (
  memberId: string,
  { publicKey, subscribed }: Pick<Push, "publicKey" | "subscribed">,
): ThisPhone => {
  const house = useHouse();
  const [found, setFound] = useState<Obstacle | "subscription" | "none">();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const look = useCallback(async () => {
    const obstacle = await findObstacle();
    setFound(obstacle ?? ((await subscriptionHere()) === undefined ? "none" : "subscription"));
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
    if (permission === "default") throw new Unanswered();
    if (permission === "denied") return;
    await subscribePhone(house, await subscribeHere(key));
    rememberWhose(memberId);
  };
  const turnOff = async () => {
    const subscription = await subscriptionHere();
    if (subscription !== undefined) await unsubscribePhone(house, subscription.endpoint);
    rememberWhose(undefined);
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
  // The house forgets a phone that signs out; its browser doesn't.
  const state = isHere || found === "none" ? (isHere && subscribed ? "on" : "off") : found;
  return { state, isBusy, error, turn };
};
