import type { Shown } from "../query/query-state.ts";
import { errorText } from "../i18n/error-text.ts";
import { useText } from "../i18n/use-i18n.ts";
import { useNow } from "../i18n/time.ts";
import { DemoBadge, ProblemBadge, StaleBadge } from "./badges.tsx";

const aMinuteMs = 60_000;

/** Says of a card what isn't plain: that it is invented, how old it is, or that it never came. Nothing when all is well. */
export const SourceBadge = ({ shown }: { shown: Shown<unknown> }) => {
  const { t, ago } = useText();
  const now = useNow("minute");
  switch (shown.from) {
    case "demo":
      return (
        <DemoBadge
          label={t("demo.badge")}
          hint={t(shown.reason === "unconfigured" ? "demo.explain" : "demo.unreachable")}
        />
      );
    case "stale":
      // A moment's trouble isn't worth a word.
      return now - shown.since < aMinuteMs ? null : (
        <StaleBadge
          label={t("state.stale", { ago: ago(shown.since, now) })}
          hint={errorText(t, shown.error)}
        />
      );
    case "failed":
      return <ProblemBadge label={t("state.failed")} hint={errorText(t, shown.error)} />;
    default:
      return null;
  }
};
