import { type ReactNode, useMemo } from "react";
import type { Domain } from "#contract/operation.ts";
import { PageSourceContext } from "#client/context/page-source.ts";

const connectAt = "/settings/sources";

/** Says that a page is all about one source, so that it may open on sample content, with the way to connect it. */
export const PageSourceProvider = ({ of, children }: { of: Domain; children: ReactNode }) => {
  const pageSource = useMemo(() => ({ domain: of, connectAt }), [of]);
  return <PageSourceContext value={pageSource}>{children}</PageSourceContext>;
};
