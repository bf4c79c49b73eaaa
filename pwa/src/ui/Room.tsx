import { type ReactNode, useMemo } from "react";
import type { Domain } from "#contract/operation.ts";
import { RoomContext } from "#client/context/room.ts";

const connectAt = "/settings/sources";

/** Says that a page is all about one source, so that it may open on sample content, with the way to connect it. */
export const Room = ({ of, children }: { of: Domain; children: ReactNode }) => {
  const room = useMemo(() => ({ domain: of, connectAt }), [of]);
  return <RoomContext value={room}>{children}</RoomContext>;
};
