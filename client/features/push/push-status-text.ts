import type { PushReason } from "#contract/push.ts";
import type { Translate } from "../../i18n/catalogue.ts";

const byReason = {
  needsHttps: "push.needsHttps",
  notForYou: "push.notForYou",
  openByHttps: "push.openByHttps",
} as const satisfies Readonly<Record<PushReason, string>>;

/** Why notifications don't come to this phone, as a sentence in the reader's language. */
export const pushStatusText = (t: Translate, reason: PushReason): string => t(byReason[reason]);
