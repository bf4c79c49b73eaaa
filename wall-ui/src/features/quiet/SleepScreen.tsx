import { useState } from "react";
import { useConfig } from "#client/context/config.ts";
import { wakesAt } from "#client/features/quiet/nights.ts";
import { quietWords } from "#client/features/quiet/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useWords } from "../../ui/use-wall-text.ts";
import { Cover, type Resting } from "./QuietCover.tsx";

/** Black. It says until when, for a moment, and then nothing is drawn any more. */
export const GoodNight = (resting: Resting) => {
  const s = useWordsOf(quietWords);
  const { format } = useWords();
  const config = useConfig();
  const [until] = useState(() => wakesAt(Date.now(), config));
  const [isSaid, setSaid] = useState(false);
  return (
    <Cover {...resting}>
      {isSaid ? null : (
        <p className="quiet-good-night" data-theme="night" onAnimationEnd={() => setSaid(true)}>
          {s("goodNight", { time: format.time(until) })}
        </p>
      )}
    </Cover>
  );
};
