import { durationsIn, timerLabelOf } from "#client/features/meals/timers/durations.ts";
import { wakeSound } from "#client/ui/effects/sound.ts";
import { timers } from "#client/features/meals/timers/use-timers.ts";
import { cookMessages } from "#client/features/recipes/cook/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { timerDuration } from "#wall-ui/src/ui/time-left.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./cook.module.css";

/** A timer for each time that a step names. */
export const StepTimers = ({
  recipeId,
  title,
  text,
}: {
  recipeId: string;
  title: string;
  text: string;
}) => {
  const s = useMessages(cookMessages);
  const { locale } = useI18n();
  const offers = durationsIn(text);
  if (offers.length === 0) return null;
  return (
    <Row as="ul" gap={3} wrap align="stretch" className={styles.cookTimers}>
      {offers.map((offer) => {
        const name = timerLabelOf(text, offer) || title;
        return (
          <li key={offer.from}>
            <Button
              onClick={() => {
                wakeSound();
                timers.set({ name, recipeId }, offer.seconds, Date.now());
              }}
            >
              <Icon name="timer" />
              <span>
                <b>{s("timerFor", { time: timerDuration(offer.seconds, locale) })}</b>
                <Text as="small" clamp dir="auto">
                  {name}
                </Text>
              </span>
            </Button>
          </li>
        );
      })}
    </Row>
  );
};
