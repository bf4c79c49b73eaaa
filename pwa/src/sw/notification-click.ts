import type { PushAction } from "#contract/push.ts";
import { type NotificationData, showNotification } from "./push-notification.ts";

/** What the worker asks of the page: to open one of its screens. */
export interface OpenScreenMessage {
  readonly open: string;
}

const answerWithinMs = 10_000;
const waitMs = 1500;
const tries = 2;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls the house as the member whose session this phone has; the answer's status, 0 without one. */
const call = async ({ call: { method, path, body } }: PushAction, key: string): Promise<number> => {
  for (let left = tries - 1; ; left -= 1) {
    const response = await fetch(path, {
      method,
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    }).catch(() => undefined);
    if (response !== undefined || left === 0) return response?.status ?? 0;
    await sleep(waitMs);
  }
};

/** Brings the app to the front with the screen that a notification is about; one that is open keeps what is typed in it. */
const openScreen = async (
  { clients, registration, location }: ServiceWorkerGlobalScope,
  url: string,
): Promise<void> => {
  const { href } = new URL(url, location.origin);
  const screen = href.startsWith(registration.scope) ? href : registration.scope;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((client) => client.url.startsWith(registration.scope));
  if (open === undefined) {
    await clients.openWindow(screen);
    return;
  }
  const { pathname, search } = new URL(screen);
  open.postMessage({ open: pathname + search } satisfies OpenScreenMessage);
  await open.focus();
};

const settled = new Set([404, 409]);

/** Does what was tapped: one of the notification's actions, with the app closed, or opens its screen. An action that fails says so in its place. */
export const handleNotificationClick = async (
  worker: ServiceWorkerGlobalScope,
  { notification, action: tapped }: Pick<NotificationEvent, "notification" | "action">,
): Promise<void> => {
  notification.close();
  const { message, key }: NotificationData = notification.data;
  const action = message.actions?.find(({ action: name }) => name === tapped);
  if (action === undefined) return openScreen(worker, message.url);
  // Each button for itself: what one of them may have done stands in no other's way.
  const status = await call(action, `${key}.${action.action}`);
  if (status >= 200 && status < 300) return;
  const { actions: _, ...done } = message;
  // Out of the house's reach its page keeps what was tapped until it is back.
  const url = message.kind === "reminder" ? `${message.url}?say=${action.action}` : message.url;
  await showNotification(
    worker,
    settled.has(status)
      ? { message: { ...done, body: action.settled }, key }
      : { message: { ...message, url, body: action.failed }, key },
  );
};
