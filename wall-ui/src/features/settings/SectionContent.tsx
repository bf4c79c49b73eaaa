import type { ReactNode } from "react";
import type { QueryState as ShownAnswer } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";

/** A section's content once it is there; what is wrong where it can't be had. */
export const SectionContent = <T,>({
  of,
  children,
}: {
  of: ShownAnswer<T>;
  children: (data: T) => ReactNode;
}) => {
  const { t } = useI18n();
  if (of.source === "loading") return null;
  if (of.source === "failed")
    return (
      <p className="setting-problem" role="alert">
        {errorText(t, of.error)}
      </p>
    );
  return (
    <>
      {of.source === "stale" ? (
        <p className="setting-problem" role="status">
          {errorText(t, of.error)}
        </p>
      ) : null}
      {children(of.data)}
    </>
  );
};
