import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { useNow } from "../../platform/clock.ts";
import { deviceListMessages } from "./list-messages.ts";

/** When a wall or phone was there last; one that listens at this moment is there now. */
export const useSeenText = (): ((device: {
  readonly seenAt: string;
  readonly live: boolean;
}) => string) => {
  const s = useMessages(deviceListMessages);
  const { ago } = useI18n();
  const now = useNow();
  return ({ seenAt, live }) => (live ? s("here") : s("seen", { ago: ago(seenAt, now) }));
};
