import type { ReactNode } from "react";
import type { Shown as ShownAnswer } from "#client/query/query-state.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useText } from "#client/i18n/use-i18n.ts";

/** A section's content once it is there; what is wrong where it can't be had. */
export const Shown = <T,>({
  of,
  children,
}: {
  of: ShownAnswer<T>;
  children: (data: T) => ReactNode;
}) => {
  const { t } = useText();
  if (of.from === "loading") return null;
  if (of.from === "failed")
    return (
      <p className="setting-problem" role="alert">
        {errorText(t, of.error)}
      </p>
    );
  return (
    <>
      {of.from === "stale" ? (
        <p className="setting-problem" role="status">
          {errorText(t, of.error)}
        </p>
      ) : null}
      {children(of.data)}
    </>
  );
};
