import type { ReactNode } from "react";
import type { QueryState as ShownAnswer } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Notice } from "#client/ui/text/Notice.tsx";

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
      <Notice kind="problem" role="alert">
        {errorText(t, of.error)}
      </Notice>
    );
  return (
    <>
      {of.source === "stale" ? (
        <Notice kind="problem" role="status">
          {errorText(t, of.error)}
        </Notice>
      ) : null}
      {children(of.data)}
    </>
  );
};
