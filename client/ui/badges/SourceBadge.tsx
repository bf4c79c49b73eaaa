import { Link } from "wouter";
import { type ExplainedError, errorText } from "../../i18n/error-text.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { useNow } from "../../platform/clock.ts";
import { SampleBadge, ProblemBadge, StaleBadge } from "./badges.tsx";
import * as styles from "./badges.module.css";

const aMinuteMs = 60_000;

/** Where a card's content is from: `since` in ms, 0 where nothing was ever read. */
type ContentSource =
  | { readonly source: "live" | "loading" }
  | { readonly source: "stale"; readonly since: number; readonly error: ExplainedError }
  | {
      readonly source: "sample";
      readonly reason: "unconfigured" | "unreachable";
      /** The address where a family connects the source. */
      readonly connectAt?: string | undefined;
    }
  | { readonly source: "failed"; readonly error: ExplainedError };

/** Says of a card what isn't plain: that it is invented, with a page's way to connect it, how old it is, or that it never came. Nothing when all is well. */
export const SourceBadge = ({
  shown,
  isShort = false,
}: {
  shown: ContentSource;
  /** Whether an age stands alone, without "From". */
  isShort?: boolean;
}) => {
  const { t, ago } = useI18n();
  const now = useNow("minute");
  switch (shown.source) {
    case "sample":
      return (
        <>
          <SampleBadge
            label={t("sample.badge")}
            hint={t(shown.reason === "unconfigured" ? "sample.explain" : "sample.unreachable")}
          />
          {shown.connectAt === undefined ? null : (
            <Link className={styles.connect} href={shown.connectAt}>
              {t("sample.connect")}
            </Link>
          )}
        </>
      );
    case "stale":
      if (shown.since === 0)
        return <ProblemBadge label={t("state.failed")} hint={errorText(t, shown.error)} />;
      // A moment's trouble isn't worth a word.
      return now - shown.since < aMinuteMs ? null : (
        <StaleBadge
          label={isShort ? ago(shown.since, now) : t("state.stale", { ago: ago(shown.since, now) })}
          hint={errorText(t, shown.error)}
        />
      );
    case "failed":
      // What nobody has connected isn't a problem: the card says what it is for.
      return shown.error.code === "unconfigured" ? null : (
        <ProblemBadge label={t("state.failed")} hint={errorText(t, shown.error)} />
      );
    default:
      return null;
  }
};
