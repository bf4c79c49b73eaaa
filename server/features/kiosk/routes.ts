import type { Request } from "express";
import type { Kiosk, kiosk as contract } from "#contract/kiosk.ts";
import { Unsupported } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";

interface Needs {
  /** Null where no window of ours is around the wall. */
  readonly shell: {
    readonly safeSince: number | null;
    news(): Omit<Kiosk, "window">;
    leaveKiosk(): void;
    restart(): void;
  } | null;
  /** Settles when the PIN is this parent's; else 400, 401, 403, 409 or 429, counted with all other PIN tries. */
  readonly proveParent: (
    claim: { readonly memberId: string; readonly pin: string },
    request: Request,
  ) => Promise<unknown>;
}

/** The wall's own window: what there is to choose, and the ways out of it. */
export const kioskRoutes = ({ shell, proveParent }: Needs): Handlers<typeof contract> => ({
  "GET /api/kiosk": () =>
    shell === null
      ? { window: false, displays: [], updates: null }
      : { ...shell.news(), window: true },
  "POST /api/kiosk/leave": async ({ body, request }) => {
    if (shell === null)
      throw new Unsupported("This wall is a page in a browser; leave it as you leave any page.");
    await proveParent(body, request);
    shell.leaveKiosk();
    return { ok: true };
  },
  "POST /api/kiosk/restart": () => {
    if (shell === null || shell.safeSince === null)
      throw new Unsupported("The wall is well; there is nothing to start anew.");
    shell.restart();
    return { ok: true };
  },
});
