import { Unreachable } from "./Unreachable.tsx";
import { type LazyRouteLoader, useLazyRoute } from "./use-lazy-route.ts";

/** A page in its own chunk, drawn with what it is given as soon as that is here; says so where it can't be fetched. */
export const LazyRoute = <P extends object>({
  load,
  give,
}: {
  load: LazyRouteLoader<P>;
  give: P;
}) => {
  const { Page, error } = useLazyRoute(load);
  if (Page !== undefined) return <Page {...give} />;
  return error === undefined ? null : <Unreachable error={error} />;
};
