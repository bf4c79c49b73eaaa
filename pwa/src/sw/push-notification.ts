import type { PushMessage } from "#contract/push.ts";

/** What a notification keeps until somebody taps it. */
export interface NotificationData {
  readonly message: PushMessage;
  /** The same for each try of its actions, so that they count once. */
  readonly key: string;
}

/** What browsers take beside what the compiler knows of. */
interface Look extends NotificationOptions {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
  readonly renotify?: boolean;
}

/** Shows a notification, in place of the one with its tag. */
export const showNotification = (
  { registration }: Pick<ServiceWorkerGlobalScope, "registration">,
  kept: NotificationData,
): Promise<void> => {
  const { title, body, tag, actions = [] } = kept.message;
  const icons = new URL("icons/", registration.scope);
  const look = {
    ...{ body, tag, renotify: true, dir: "auto", data: kept },
    icon: new URL("icon-192.png", icons).href,
    badge: new URL("badge-96.png", icons).href,
    actions: actions.map(({ action, title: words }) => ({ action, title: words })),
  } as const satisfies Look;
  return registration.showNotification(title, look);
};

/** Tells what the house sent. Browsers want something to be shown whenever they are woken, so what can't be read is shown by the app's name. */
export const showPushMessage = (
  worker: Pick<ServiceWorkerGlobalScope, "registration">,
  data: PushMessageData | null,
): Promise<void> => {
  const { pathname } = new URL(worker.registration.scope);
  let message: PushMessage = {
    ...{ kind: "test", title: "Family Wall", body: "", tag: "unread", url: pathname },
  };
  try {
    message = data?.json() ?? message;
  } catch {
    // Not one of the house's.
  }
  return showNotification(worker, { message, key: crypto.randomUUID() });
};
