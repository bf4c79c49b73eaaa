import { useMemo, useState } from "react";
import { useConfig } from "../../context/config.ts";
import { useMembers } from "../../context/members.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useLazyValue } from "../../platform/lazy-value.ts";
import type { Sample } from "./sample.ts";
import { useSampleSource } from "./sample-source.ts";

/** How long sample content stays put before it moves on with the clock, in ms. */
const anchorMs = 2 * 3_600_000;

/** The sample family's content, made of this roster and this hour; loaded only when `wanted`. */
export const useSample = (wanted: boolean): Sample | undefined => {
  const { timeZone, units, setupDone } = useConfig();
  const { list } = useMembers();
  const { language } = useI18n();
  const create = useLazyValue(useSampleSource().createSample, wanted);
  const [since, setSince] = useState(() => Date.now());
  if (Date.now() - since > anchorMs) setSince(Date.now());
  return useMemo(
    () =>
      !wanted || create === undefined || list.length === 0
        ? undefined
        : create({ now: since, members: list, isLivedIn: setupDone, timeZone, language, units }),
    [wanted, create, since, list, setupDone, timeZone, language, units],
  );
};
