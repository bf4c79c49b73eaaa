import { Unreachable } from "./Unreachable.tsx";
import { type RoomLoader, useRoom } from "./use-room.ts";

/** A room in its own file, entered as soon as that is here. */
export const LaterRoom = ({ load }: { load: RoomLoader<object> }) => {
  const { Room, error } = useRoom(load);
  if (Room !== undefined) return <Room />;
  return error === undefined ? null : <Unreachable error={error} />;
};
