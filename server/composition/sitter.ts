import type { Logger } from "pino";
import type { Db } from "../db/connection.ts";
import { deviceMakeOf } from "../features/access/devices/device-label.ts";
import { createSitterLinks } from "../features/babysitter/links/sitter-links.ts";
import type { EventHub } from "../live/event-hub.ts";
import type { Clock } from "../platform/clock.ts";
import type { Identity } from "./identity.ts";
import type { Services } from "./services.ts";

interface SitterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly timeZone: () => string;
  readonly people: Pick<Identity, "babysitter">;
  readonly services: Pick<Services, "tasks">;
  readonly hub: EventHub;
}

/** Opens the sitters' links, which show the card and the children's chores; part of the composition root. */
export const openSitterLinks = ({ db, clock, log, timeZone, people, services, hub }: SitterDeps) =>
  createSitterLinks({
    ...{ db, clock, log, timeZone, makeOf: deviceMakeOf },
    card: people.babysitter.current,
    // Whatever is wrong with their source, the card has to be there.
    routines: async (date) => {
      try {
        return (await services.tasks.board("routine", date)).members;
      } catch (error) {
        log.info({ err: error }, "a sitter's chores can't be read");
        return null;
      }
    },
    refused: () => void hub.announce(["babysitter"]),
  });
