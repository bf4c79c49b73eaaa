import { useState } from "react";
import { useConfig } from "../../../client/config.ts";
import { wakesAt } from "../../../client/quiet/nights.ts";
import { quietWords } from "../../../client/text/rooms/quiet/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { useWords } from "../shell/use-words.ts";
import { Cover, type Resting } from "./Cover.tsx";

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
