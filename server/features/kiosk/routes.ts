import type { Request } from "express";
import type { Kiosk, kiosk as contract } from "#contract/kiosk.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Unsupported } from "../../platform/errors.ts";
import type { OperationHandlers } from "../../http/handlers.ts";

interface KioskRoutesDeps {
  /** Null where the server doesn't run in Electron. */
  readonly electronHost: {
    readonly safeSince: number | null;
    status(): Omit<Kiosk, "window">;
    leaveKiosk(): void;
    restart(): void;
  } | null;
  /** Settles when the PIN is this parent's; else 400, 401, 403, 409 or 429, counted with all other PIN tries. */
  readonly proveParent: (
    claim: { readonly memberId: string; readonly pin: string },
    request: Request,
  ) => Promise<unknown>;
}

/** The handlers of the Electron window: its choices, and leaving the kiosk mode. */
export const kioskRoutes = ({
  electronHost,
  proveParent,
}: KioskRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/kiosk": () =>
    electronHost === null
      ? { window: false, displays: [], updates: null }
      : { ...electronHost.status(), window: true },
  "POST /api/kiosk/leave": async ({ body, request }) => {
    if (electronHost === null) throw new Unsupported(apiSentence("unsupported.leave"));
    await proveParent(body, request);
    electronHost.leaveKiosk();
    return { ok: true };
  },
  "POST /api/kiosk/restart": () => {
    if (electronHost === null || electronHost.safeSince === null)
      throw new Unsupported(apiSentence("unsupported.restart"));
    electronHost.restart();
    return { ok: true };
  },
});
