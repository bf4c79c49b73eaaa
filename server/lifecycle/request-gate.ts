import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

/** Lets requests in to the application that is there, and keeps them waiting while it is being exchanged. */
export interface RequestGate {
  readonly handle: RequestListener;
  /** Lets everybody in to an application, also those who waited. */
  open(app: RequestListener): void;
  /** From now on writes wait, or everything does. */
  hold(what: "writes" | "everything"): void;
  /** Resolves when at most so many of those who are held now are still inside, or after the time given. */
  drained(atMost: number, withinMs: number): Promise<void>;
}

interface PendingRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

const isRead = ({ request: { method } }: PendingRequest): boolean =>
  method === "GET" || method === "HEAD";

/** Makes the one door of a server; closed until it is opened. */
export const createRequestGate = (): RequestGate => {
  let app: RequestListener = () => undefined;
  let held: "nothing" | "writes" | "everything" = "everything";
  const inside = new Set<PendingRequest>();
  const drainChecks = new Set<() => void>();
  let waiting: PendingRequest[] = [];

  const isHeld = (visit: PendingRequest): boolean =>
    held === "everything" || (held === "writes" && !isRead(visit));

  const admit = (visit: PendingRequest): void => {
    inside.add(visit);
    visit.response.once("close", () => {
      inside.delete(visit);
      for (const look of drainChecks) look();
    });
    app(visit.request, visit.response);
  };

  return {
    handle: (request, response) => {
      const visit = { request, response };
      if (isHeld(visit)) waiting.push(visit);
      else admit(visit);
    },
    open: (next) => {
      app = next;
      held = "nothing";
      const waited = waiting;
      waiting = [];
      for (const visit of waited) if (!visit.response.destroyed) admit(visit);
    },
    hold: (what) => {
      held = what;
    },
    drained: (atMost, withinMs) =>
      new Promise((done) => {
        const end = (): void => {
          clearTimeout(impatient);
          drainChecks.delete(look);
          done();
        };
        const look = (): void => {
          if ([...inside].filter(isHeld).length <= atMost) end();
        };
        const impatient = setTimeout(end, withinMs);
        drainChecks.add(look);
        look();
      }),
  };
};
