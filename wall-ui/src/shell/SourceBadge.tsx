import type { Shown } from "../../../client/query.ts";
import { useWords } from "./use-words.ts";
import { errorText } from "../../../client/text/error-text.ts";
import { useNow } from "../../../client/time.ts";
import { DemoBadge, ProblemBadge, StaleBadge } from "../../../client/ui/badges.tsx";

/** Says of a card what isn't plain: that it is invented, how old it is, or that it never came. Nothing when all is well. */
export const SourceBadge = ({ shown }: { shown: Shown<unknown> }) => {
  const { t, format } = useWords();
  const now = useNow("minute");
  if (shown.from === "demo")
    return (
      <DemoBadge
        label={t("demo.badge")}
        hint={t(shown.reason === "unconfigured" ? "demo.explain" : "demo.unreachable")}
      />
    );
  // A minute without an answer isn't worth a word.
  if (shown.from === "stale" && now - shown.since < 60_000) return null;
  if (shown.from === "stale")
    return (
      <StaleBadge
        label={t("state.stale", { ago: format.age(shown.since, now) })}
        hint={errorText(t, shown.error)}
      />
    );
  if (shown.from === "failed")
    return <ProblemBadge label={t("wall.failed")} hint={errorText(t, shown.error)} />;
  return null;
};
