import type {
  Outbound,
  OutboundAnswer,
  OutboundRequest,
} from "../../../platform/outbound/outbound.ts";
import { OutboundError } from "../../../platform/outbound/failure.ts";
import { PlaceError } from "./store.ts";

/** How long one file may take, also over a slow line. */
const timeoutMs = 5 * 60_000;

/** What statuses mean for whoever writes or reads a file. */
const faultOfStatus = (status: number): PlaceError | null => {
  if (status === 401 || status === 403)
    return new PlaceError("backupPlaceRefused", `the place answered ${status}`);
  if (status === 507 || status === 413)
    return new PlaceError("backupPlaceFull", `the place answered ${status}`);
  if (status === 404 || (status >= 200 && status < 300)) return null;
  return new PlaceError("backupPlaceUnreachable", `the place answered ${status}`);
};

/** Room for the words with which a server says that there is nothing. */
const longestRefusalBytes = 64 * 1024;

/** How much of an answer is read where a file may be so large. */
export const roomFor = (maxBytes: number): number => Math.max(maxBytes, longestRefusalBytes);

/** The content of an answer, null for 404; one that is larger than the file can be rejects. */
export const contentOf = (
  { status, body }: OutboundAnswer,
  maxBytes: number,
): Uint8Array | null => {
  if (status === 404) return null;
  if (body.length > maxBytes)
    throw new PlaceError("backupPlaceLies", "a file is larger than it was");
  return body;
};

/**
 * Asks a server through the outbound client; 404 and what is well is an answer, everything else rejects with a
 * PlaceError. A service on this machine is asked only where a parent said that it runs there.
 */
export const askPlace =
  (outbound: Outbound, isThisMachine: boolean) =>
  async (request: OutboundRequest, accepted: readonly number[] = []): Promise<OutboundAnswer> => {
    let answer: OutboundAnswer;
    try {
      const operatorHost = isThisMachine ? "machine" : "house";
      answer = await outbound({ timeoutMs, keepAlive: true, ...request, operatorHost });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const fault = error.reason === "tooLarge" ? "backupPlaceLies" : "backupPlaceUnreachable";
      throw new PlaceError(fault, error.message, { cause: error });
    }
    const fault = accepted.includes(answer.status) ? null : faultOfStatus(answer.status);
    if (fault !== null) throw fault;
    return answer;
  };
