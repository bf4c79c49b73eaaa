import { type ReactNode, useMemo } from "react";
import type { Domain } from "#contract/operation.ts";
import { RoomContext } from "#client/context/room.ts";
import { connectAddresses } from "./connect-addresses.ts";

/** Says that a page is all about one source, so that it may open on sample content, with the way to connect it. */
export const Room = ({ of, children }: { of: Domain; children: ReactNode }) => {
  const room = useMemo(() => ({ domain: of, connectAt: connectAddresses[of] }), [of]);
  return <RoomContext value={room}>{children}</RoomContext>;
};
