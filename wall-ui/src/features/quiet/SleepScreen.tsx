import { useState } from "react";
import { useConfig } from "#client/context/config.ts";
import { wakesAt } from "#client/context/nights.ts";
import { quietMessages } from "#client/features/quiet/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { QuietCover, type QuietState } from "./QuietCover.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./quiet.module.css";

/** Black. It says until when, for a moment, and then nothing is drawn any more. */
export const SleepScreen = (resting: QuietState) => {
  const s = useMessages(quietMessages);
  const { clock } = useI18n();
  const config = useConfig();
  const [until] = useState(() => wakesAt(Date.now(), config));
  const [isSaid, setSaid] = useState(false);
  return (
    <QuietCover {...resting}>
      {isSaid ? null : (
        <Text
          as="p"
          size="title"
          tone="soft"
          className={styles.quietGoodNight}
          data-theme="night"
          onAnimationEnd={() => setSaid(true)}
        >
          {s("goodNight", { time: clock(until) })}
        </Text>
      )}
    </QuietCover>
  );
};
