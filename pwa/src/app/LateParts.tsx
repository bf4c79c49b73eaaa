import { ToldOfOverwritten } from "#client/app/overwritten/ToldOfOverwritten.tsx";
import { PullToRefresh } from "./PullToRefresh.tsx";

/** What every page has, and its first picture doesn't need. */
export const LateParts = () => (
  <>
    <PullToRefresh />
    <ToldOfOverwritten />
  </>
);
