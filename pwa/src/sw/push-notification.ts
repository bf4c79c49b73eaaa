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
  { silent = false } = {},
): Promise<void> => {
  const { title, body, tag, actions = [] } = kept.message;
  const icons = new URL("icons/", registration.scope);
  const look = {
    ...{ body, tag, renotify: !silent, silent, dir: "auto", data: kept },
    icon: new URL("icon-192.png", icons).href,
    badge: new URL("badge-96.png", icons).href,
    actions: actions.map(({ action, title: words }) => ({ action, title: words })),
  } as const satisfies Look;
  return registration.showNotification(title, look);
};

const shownCache = "shown-notifications";
/** Longer than any notification is sent again. */
const rememberedMs = 3 * 24 * 3600_000;

/** Remembers that a notification is shown; tells when it was before, in milliseconds since 1970. */
const noteShown = async ({ tag }: PushMessage, now: number): Promise<number> => {
  const shown = await caches.open(shownCache);
  const address = (name: string) => `/${encodeURIComponent(name)}`;
  const before = Number(await (await shown.match(address(tag)))?.text());
  for (const request of await shown.keys()) {
    const at = Number(await (await shown.match(request))?.text());
    if (!(now - at < rememberedMs)) await shown.delete(request);
  }
  await shown.put(address(tag), new Response(String(now)));
  return before;
};

/** Tells what the house sent; what it sends once more is silent where it was shown. Browsers want something to be shown whenever they are woken, so what can't be read is shown by the app's name. */
export const showPushMessage = async (
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
  const shownAt = await noteShown(message, Date.now()).catch(() => Number.NaN);
  const kept = { message, key: crypto.randomUUID() };
  await showNotification(worker, kept, {
    silent: shownAt >= Date.parse(message.firstSentAt ?? ""),
  });
};
