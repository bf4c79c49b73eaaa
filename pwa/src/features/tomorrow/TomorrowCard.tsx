import { DayAheadView } from "#client/features/tomorrow/DayAheadView.tsx";
import { tomorrowMessages } from "#client/features/tomorrow/messages/messages.ts";
import { useShownDay } from "#client/features/tomorrow/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./tomorrow-card.module.css";

/** In the evening what comes tomorrow, early in the morning what comes today. */
export const TomorrowCard = () => {
  const s = useMessages(tomorrowMessages);
  const { dateLong } = useI18n();
  const shown = useShownDay();
  if (shown === undefined) return null;
  const name = shown.isMorning ? s("today") : s("tomorrow");
  return (
    <Card className={styles.tomorrow} data-testid="tomorrow" aria-label={name}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text as="h2" size="title">
            {name}
          </Text>
          <Text as="p" tone="soft" size="small">
            {dateLong(shown.day.date)}
          </Text>
        </Stack>
        <DayAheadView {...shown} />
      </Stack>
    </Card>
  );
};
