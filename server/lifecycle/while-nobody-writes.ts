import { OutOfOrder } from "../platform/errors.ts";
import { isWrite, type RequestFilter, type RequestGate } from "./request-gate.ts";

/** How long writes that are under way may take before they lose their connection, in ms. */
const drainMs = 3000;

/** Whether a request may change what the family has; what asks for the work is one of the others. */
const isFamilyWrite: RequestFilter = (request) =>
  isWrite(request) && !["/api/sources", "/api/backups"].some((at) => request.url?.startsWith(at));

/**
 * Makes what runs work while nobody can write; where it fails they can again, else the next start admits them. Throws
 * OutOfOrder where requests are refused already, as before a restore.
 */
export const createWhileNobodyWrites =
  (gate: RequestGate) =>
  async (work: () => Promise<void>): Promise<void> => {
    if (gate.isRefusing()) throw new OutOfOrder();
    const admit = gate.refuse(isFamilyWrite);
    try {
      await gate.drain(isFamilyWrite, drainMs);
      await work();
    } catch (error) {
      admit();
      throw error;
    }
  };
