import { Unreachable } from "./Unreachable.tsx";
import { type RoomLoader, useRoom } from "./use-lazy-route.ts";

/** A room in its own file, entered with what it is given as soon as that is here; says so where it can't be fetched. */
export const LaterRoom = <P extends object>({ load, give }: { load: RoomLoader<P>; give: P }) => {
  const { Room, error } = useRoom(load);
  if (Room !== undefined) return <Room {...give} />;
  return error === undefined ? null : <Unreachable error={error} />;
};
