import { DayAheadView } from "#client/features/tomorrow/DayAheadView.tsx";
import { tomorrowMessages } from "#client/features/tomorrow/messages/messages.ts";
import { useDayAhead } from "#client/features/tomorrow/queries.ts";
import { useToday } from "#client/context/clock.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { addDays } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { SubPage } from "../../ui/SubPage.tsx";

/** What comes tomorrow, whole; the evening's notification opens it. */
export const TomorrowPage = () => {
  const s = useMessages(tomorrowMessages);
  const { t, dateLong } = useI18n();
  const date = addDays(useToday(), 1);
  const shown = useDayAhead(date);
  return (
    <SubPage title={s("tomorrow")} back="/">
      <Text as="p" tone="soft">
        {dateLong(date)}
      </Text>
      {shown.data === undefined ? (
        shown.source === "failed" ? (
          <EmptyState picture="key" title={errorText(t, shown.error)} />
        ) : null
      ) : (
        <DayAheadView day={shown.data} isMorning={false} />
      )}
    </SubPage>
  );
};
