import { createContext, use } from "react";
import type { Domain } from "#contract/operation.ts";

/** A page that is all about one source. */
export interface PageSource {
  readonly domain: Domain;
  /** The app's address at which the source is connected; undefined for who may not. */
  readonly connectAt: string | undefined;
}

/** The page of one source that is shown; undefined where a page mixes several sources, as Home and a child's own pages do. */
export const PageSourceContext = createContext<PageSource | undefined>(undefined);

/** The page of one source that this is on, if it is on one. */
export const usePageSource = (): PageSource | undefined => use(PageSourceContext);
