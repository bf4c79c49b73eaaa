import type { Device } from "#contract/devices.ts";
import type { ListedWall, walls as contract } from "#contract/walls.ts";
import type { Roster } from "../../config/roster.ts";
import type { HandlerContext, OperationHandlers } from "../../http/handlers.ts";
import { knownMembers } from "../../http/known-member.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { InvalidInput, NotFound } from "../../platform/errors.ts";
import type { Walls } from "./walls.ts";

interface WallRoutesDeps {
  readonly walls: Walls;
  readonly roster: () => Roster;
  /** Every wall and phone, the last seen first. */
  readonly devices: (asked: HandlerContext) => readonly Device[];
  /** Signs a wall out and ends its live streams. */
  readonly forget: (id: string) => void;
}

/** The handlers of what each wall shows, looks like and may do. */
export const wallRoutes = ({
  walls,
  roster,
  devices,
  forget,
}: WallRoutesDeps): OperationHandlers<typeof contract> => {
  const list = (asked: HandlerContext): ListedWall[] =>
    devices(asked)
      .filter(({ kind }) => kind === "wall")
      .map(({ id, make, label, createdAt, seenAt, current, live }) => ({
        ...walls.view(id),
        ...{ make, label, createdAt, seenAt, current, live },
      }));
  const isKnown = (id: string, asked: HandlerContext): boolean =>
    list(asked).some((wall) => wall.id === id);
  const requireKnown = (id: string, asked: HandlerContext): void => {
    if (!isKnown(id, asked)) throw new NotFound("wall");
  };
  return {
    "GET /api/walls": (asked) => ({ items: list(asked) }),
    "PATCH /api/walls/{id}": ({ params: { id }, body, ...asked }) => {
      requireKnown(id, asked);
      if (body.memberIds != null) knownMembers(roster(), body.memberIds);
      return walls.change(id, body);
    },
    "POST /api/walls/{id}/take-over": ({ params: { id }, body: { from, revision }, ...asked }) => {
      requireKnown(id, asked);
      if (from === id || !isKnown(from, asked))
        throw new InvalidInput("from", apiSentence("invalid.otherWall"));
      const taken = walls.takeOver(id, from, revision);
      forget(from);
      return taken;
    },
  };
};
