import { type ComponentType, useEffect, useState } from "react";
import { ApiError } from "../../../client/api-error.ts";
import { useConnection } from "../../../client/house.ts";

/** Fetches a room's own file; the same function each time. */
export type RoomLoader<P> = () => Promise<ComponentType<P>>;

type Entering<P> =
  | { readonly Room: ComponentType<P>; readonly error?: never }
  | { readonly Room?: never; readonly error: ApiError | undefined };

/** A room that comes when it is entered; asked for again when the phone is back in reach. */
export const useRoom = <P>(load: RoomLoader<P>): Entering<P> => {
  const { state } = useConnection();
  const [entered, setEntered] = useState<Entering<P>>({ error: undefined });
  const isIn = entered.Room !== undefined;
  useEffect(() => {
    if (isIn) return;
    let isGone = false;
    load().then(
      (Room) => isGone || setEntered({ Room }),
      (cause: unknown) =>
        isGone ||
        setEntered({
          error: new ApiError(
            "This room can't be fetched.",
            { status: 0, code: "network" },
            { cause },
          ),
        }),
    );
    return () => {
      isGone = true;
    };
  }, [load, state, isIn]);
  return entered;
};
