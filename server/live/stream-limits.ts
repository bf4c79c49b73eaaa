import { apiSentence } from "../platform/api-sentence.ts";
import { HttpError } from "../platform/errors.ts";

/** Who listens on a live stream. */
export interface StreamOwner {
  /** The address of the connection, or its network; null for this machine, which may open any number. */
  readonly network: string | null;
  /** The wall and the phone of its browser, as far as its cookies are known. */
  readonly devices: readonly string[];
}

const most = 512;
/** Of an address whose browsers have no known cookie. */
const mostUnknown = 64;
const retryAfterSec = 30;

const isUnknown = ({ network, devices }: StreamOwner): boolean =>
  devices.length === 0 && network !== null;

/** Throws 429 `tooMany` where another stream would be one too many; open streams have these owners. */
export const requireStreamAllowed = (open: readonly StreamOwner[], next: StreamOwner): void => {
  const ofNetwork = open.filter((owner) => isUnknown(owner) && owner.network === next.network);
  if (open.length < most && !(isUnknown(next) && ofNetwork.length >= mostUnknown)) return;
  throw new HttpError(429, apiSentence("tooMany.streams"), { code: "tooMany", retryAfterSec });
};
