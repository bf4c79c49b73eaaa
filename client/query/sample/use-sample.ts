import { useMemo, useState } from "react";
import { useConfig } from "../../context/config.ts";
import type { Sample } from "../../app/sample-family.ts";
import { lazyValue } from "../../platform/lazy-value.ts";
import { useMembers } from "../../context/members.ts";
import { useI18n } from "../../i18n/use-i18n.ts";

/** How long sample content stays put before it moves on with the clock, in ms. */
const anchorMs = 2 * 3_600_000;

const useMaker = lazyValue(async () => (await import("../../app/sample-family.ts")).createSample);

/** The sample family's content, made of this roster and this hour; loaded only when `wanted`. */
export const useSample = (wanted: boolean): Sample | undefined => {
  const { timeZone, units } = useConfig();
  const { list } = useMembers();
  const { language } = useI18n();
  const make = useMaker(wanted);
  const [since, setSince] = useState(() => Date.now());
  if (Date.now() - since > anchorMs) setSince(Date.now());
  return useMemo(
    () =>
      !wanted || make === undefined || list.length === 0
        ? undefined
        : make({ now: since, members: list, timeZone, language, units }),
    [wanted, make, since, list, timeZone, language, units],
  );
};
