import type { DayAhead } from "#contract/tomorrow.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { readAloud } from "../../ui/effects/read-aloud.ts";
import { Icon } from "../../ui/icons/Icon.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { tomorrowMessages } from "./messages/messages.ts";
import { useDayAloud } from "./use-day-aloud.ts";

/** Reads the day ahead to a child who can't read yet. */
export const HearDayAhead = ({ day, isMorning }: { day: DayAhead; isMorning: boolean }) => {
  const s = useMessages(tomorrowMessages);
  const { locale } = useI18n();
  const aloud = useDayAloud();
  return (
    <Row>
      <Button onClick={() => readAloud(aloud(day, isMorning), locale)}>
        <Icon name="speaker" />
        {s("hear")}
      </Button>
    </Row>
  );
};
