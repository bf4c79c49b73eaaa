import { type ExplainedError, errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useNow } from "../../platform/clock.ts";
import { SampleBadge, ProblemBadge, StaleBadge } from "./badges.tsx";

const aMinuteMs = 60_000;

/** Where a card's content is from: `since` in ms. */
type ContentSource =
  | { readonly source: "live" | "loading" }
  | { readonly source: "stale"; readonly since: number; readonly error: ExplainedError }
  | { readonly source: "sample"; readonly reason: "unconfigured" | "unreachable" }
  | { readonly source: "failed"; readonly error: ExplainedError };

/** Says of a card what isn't plain: that it is invented, how old it is, or that it never came. Nothing when all is well. */
export const SourceBadge = ({ shown }: { shown: ContentSource }) => {
  const { t, ago } = useI18n();
  const now = useNow("minute");
  switch (shown.source) {
    case "sample":
      return (
        <SampleBadge
          label={t("sample.badge")}
          hint={t(shown.reason === "unconfigured" ? "sample.explain" : "sample.unreachable")}
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
