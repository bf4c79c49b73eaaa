import { type ReactNode, useMemo } from "react";
import type { Domain } from "#contract/operation.ts";
import { PageSourceContext } from "#client/context/page-source.ts";
import { connectAddresses } from "./connect-addresses.ts";

/** Says that a page is all about one source, so that it may open on sample content, with the way to connect it. */
export const PageSourceProvider = ({ of, children }: { of: Domain; children: ReactNode }) => {
  const pageSource = useMemo(() => ({ domain: of, connectAt: connectAddresses[of] }), [of]);
  return <PageSourceContext value={pageSource}>{children}</PageSourceContext>;
};
