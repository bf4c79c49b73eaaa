import { type ReactNode, useMemo } from "react";
import type { Domain } from "#contract/operation.ts";
import { useParentHere } from "#client/features/access/queries.ts";
import { PageSourceContext } from "#client/context/page-source.ts";

const connectAt = "/settings/sources";

/** Says that a page is all about one source, so that it may open on sample content, for a parent with the way to connect it. */
export const PageSourceProvider = ({ of, children }: { of: Domain; children: ReactNode }) => {
  const isParent = useParentHere();
  const pageSource = useMemo(
    () => ({ domain: of, connectAt: isParent ? connectAt : undefined }),
    [of, isParent],
  );
  return <PageSourceContext value={pageSource}>{children}</PageSourceContext>;
};
