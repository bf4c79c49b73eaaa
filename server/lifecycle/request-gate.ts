import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Lets requests in to the application that is there, and keeps them waiting while it is being exchanged. */
export interface Door {
  readonly enter: RequestListener;
  /** Lets everybody in to an application, also those who waited. */
  open(app: RequestListener): void;
  /** From now on writes wait, or everything does. */
  hold(what: "writes" | "everything"): void;
  /** Resolves when at most so many of those who are held now are still inside, or after the time given. */
  emptied(atMost: number, withinMs: number): Promise<void>;
}

interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const isRead = ({ request: { method } }: Visit): boolean => method === "GET" || method === "HEAD";

/** Makes the one door of a server; closed until it is opened. */
export const createDoor = (): Door => {
  let app: RequestListener = () => undefined;
  let held: "nothing" | "writes" | "everything" = "everything";
  const inside = new Set<Visit>();
  const looks = new Set<() => void>();
  let waiting: Visit[] = [];

  const isHeld = (visit: Visit): boolean =>
    held === "everything" || (held === "writes" && !isRead(visit));

  const letIn = (visit: Visit): void => {
    inside.add(visit);
    visit.response.once("close", () => {
      inside.delete(visit);
      for (const look of looks) look();
    });
    app(visit.request, visit.response);
  };

  return {
    enter: (request, response) => {
      const visit = { request, response };
      if (isHeld(visit)) waiting.push(visit);
      else letIn(visit);
    },
    open: (next) => {
      app = next;
      held = "nothing";
      const waited = waiting;
      waiting = [];
      for (const visit of waited) if (!visit.response.destroyed) letIn(visit);
    },
    hold: (what) => {
      held = what;
    },
    emptied: (atMost, withinMs) =>
      new Promise((done) => {
        const end = (): void => {
          clearTimeout(impatient);
          looks.delete(look);
          done();
        };
        const look = (): void => {
          if ([...inside].filter(isHeld).length <= atMost) end();
        };
        const impatient = setTimeout(end, withinMs);
        looks.add(look);
        look();
      }),
  };
};
