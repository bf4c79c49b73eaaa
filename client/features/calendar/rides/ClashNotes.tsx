import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { calendarMessages } from "../messages/messages.ts";
import type { AbsentTime } from "../views/absent-times.ts";
import type { Clash } from "../views/clashes.ts";
import { rideMessages } from "./messages/messages.ts";

/** What a clash with days away or a shift says. */
const useAbsenceText = () => {
  const { timeRange } = useI18n();
  const r = useMessages(rideMessages);
  return (name: string, { kind, reason, from, to }: AbsentTime): string => {
    if (kind !== "away") return r("hasShift", { name, time: timeRange(from, to) });
    return reason === undefined ? r("isAway", { name }) : r("isAwayFor", { name, reason });
  };
};

/** Who is meant to be at two places at once, or away or at work then, and which small child nobody takes. */
export const ClashNotes = ({ clashes }: { clashes: readonly Clash[] }) => {
  const { t, timeRange } = useI18n();
  const s = useMessages(calendarMessages);
  const r = useMessages(rideMessages);
  const absenceText = useAbsenceText();
  const family = useFamily();
  return (
    <>
      {clashes.map(({ memberId, other, absence }) => {
        const name = family.find(({ id }) => id === memberId)?.name ?? "";
        const alone = () =>
          absence === undefined ? r("nobodyTakes", { name }) : absenceText(name, absence);
        return (
          <Text
            as="p"
            key={`${memberId} ${other?.id} ${absence?.absenceId}`}
            size="body"
            tone="warn"
            weight="semibold"
            data-testid="clash"
          >
            <Icon name="warning" />
            <span dir="auto">
              {other === null
                ? alone()
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
