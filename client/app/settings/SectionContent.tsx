import type { ReactNode } from "react";
import type { QueryState as ShownAnswer } from "#client/query/query-state.ts";
import { useConnection } from "#client/context/app-context.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Notice } from "#client/ui/text/Notice.tsx";

/** What a request says that no answer came to. */
const noAnswer = { status: 0, code: "network", retryAfterSec: undefined };

/** A section's content once it is there; what is wrong where it can't be had, at once where the device has no network. */
export const SectionContent = <T,>({
  of,
  children,
}: {
  of: ShownAnswer<T>;
  children: (data: T) => ReactNode;
}) => {
  const { t } = useI18n();
  const { state } = useConnection();
  if (of.source === "loading" && state !== "offline") return null;
  if (of.source === "loading" || of.source === "failed")
    return (
      <Notice kind="problem" role="alert">
        {errorText(t, of.source === "failed" ? of.error : noAnswer)}
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
