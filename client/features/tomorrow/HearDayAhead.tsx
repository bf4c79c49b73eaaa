import type { DayAhead } from "#contract/tomorrow.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { HearButton } from "../../ui/buttons/HearButton.tsx";
import { Row } from "../../ui/layout/Row.tsx";
import { tomorrowMessages } from "./messages/messages.ts";
import { useDayAloud } from "./use-day-aloud.ts";

/** Reads the day ahead to a child who can't read yet. */
export const HearDayAhead = ({ day, isMorning }: { day: DayAhead; isMorning: boolean }) => {
  const s = useMessages(tomorrowMessages);
  const aloud = useDayAloud();
  return (
    <Row>
      <HearButton words={aloud(day, isMorning)} label={s("hear")} />
    </Row>
  );
};
