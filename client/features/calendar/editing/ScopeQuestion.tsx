import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditScope } from "#contract/calendar-family.ts";
import { useConfig } from "#client/context/config.ts";
import { eventMessages } from "./messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { dayOf } from "#client/i18n/time.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./scope-question.module.css";

/** Asks how much of a repeated event is meant, in place of the form it was asked from. */
export const ScopeQuestion = ({
  event,
  scopes,
  title,
  onScope,
  onBack,
}: {
  event: CalendarEvent;
  scopes: readonly EditScope[];
  title: string;
  onScope: (scope: EditScope) => void;
  onBack: () => void;
}) => {
  const s = useMessages(eventMessages);
  const { t, dateLong } = useI18n();
  const { timeZone } = useConfig();
  const day = dateLong(event.allDay ? event.start : dayOf(event.start, timeZone));
  return (
    <Stack gap={3} className={styles.scopeQuestion} role="group" aria-label={title}>
      <Text as="p" weight="bold">
        {title}
      </Text>
      {scopes.map((scope) => (
        <Stack
          as="button"
          gap={1}
          justify="center"
          key={scope}
          type="button"
          className={styles.scopeWay}
          onClick={() => onScope(scope)}
        >
          <Text as="b" size="large" weight="bold">
            {s(`scope.${scope}`)}
          </Text>
          <Text as="small" size="small" tone="soft">
            {scope === "all" ? s("scope.allHint") : s(`scope.${scope}Hint`, { day })}
          </Text>
        </Stack>
      ))}
      <Button onClick={onBack}>{t("action.back")}</Button>
    </Stack>
  );
};
