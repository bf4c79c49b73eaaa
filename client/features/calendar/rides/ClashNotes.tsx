import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { calendarMessages } from "../messages/messages.ts";
import type { Clash } from "../views/clashes.ts";
import { rideMessages } from "./messages/messages.ts";

/** Who is meant to be at two places at once, and which small child nobody takes. */
export const ClashNotes = ({ clashes }: { clashes: readonly Clash[] }) => {
  const { t, timeRange } = useI18n();
  const s = useMessages(calendarMessages);
  const r = useMessages(rideMessages);
  const family = useFamily();
  return (
    <>
      {clashes.map(({ memberId, other }) => {
        const name = family.find(({ id }) => id === memberId)?.name ?? "";
        return (
          <Text
            as="p"
            key={`${memberId} ${other?.id}`}
            size="body"
            tone="warn"
            weight="semibold"
            data-testid="clash"
          >
            <Icon name="warning" />
            <span dir="auto">
              {other === null
                ? r("nobodyTakes", { name })
                : s("clash", {
                    name,
                    title: other.title || t("calendar.untitled"),
                    time: timeRange(other.start, other.end),
                  })}
            </span>
          </Text>
        );
      })}
    </>
  );
};
