import { type ComponentType, useEffect, useState } from "react";
import { ApiError } from "#client/api/api-error.ts";
import { useConnection } from "#client/context/app-context.ts";

/** Fetches a page's own chunk; the same function each time. */
export type LazyRouteLoader<P> = () => Promise<ComponentType<P>>;

type Entering<P> =
  | { readonly Page: ComponentType<P>; readonly error?: never }
  | { readonly Page?: never; readonly error: ApiError | undefined };

/** A page that is fetched when it is opened; asked for again when the phone is back in reach. */
export const useLazyRoute = <P>(load: LazyRouteLoader<P>): Entering<P> => {
  const { state } = useConnection();
  // One place shows page after page: what came belongs to its own loader.
  const [came, setCame] = useState<{ load: LazyRouteLoader<P>; entering: Entering<P> }>();
  const entering: Entering<P> = came?.load === load ? came.entering : { error: undefined };
  const isIn = entering.Page !== undefined;
  useEffect(() => {
    if (isIn) return;
    let isGone = false;
    const enter = (next: Entering<P>) => isGone || setCame({ load, entering: next });
    load().then(
      (Page) => enter({ Page }),
      (cause: unknown) => {
        const why = { status: 0, code: "network" };
        enter({ error: new ApiError("This page can't be fetched.", why, { cause }) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [load, state, isIn]);
  return entering;
};
