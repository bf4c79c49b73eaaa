import { apiSentence } from "../platform/api-sentence.ts";
import { HttpError } from "../platform/errors.ts";
import { isLoopback, throttledAddress } from "../http/security/addresses.ts";

/** Who listens on a live stream. */
export interface StreamOwner {
  /** The address of the connection. */
  readonly address: string;
  /** The wall and the phone of its browser, as far as its cookies are known. */
  readonly devices: readonly string[];
}

const most = 512;
/** Of an address whose browsers have no known cookie. */
const mostUnknown = 64;
const retryAfterSec = 30;

const isUnknown = ({ address, devices }: StreamOwner): boolean =>
  devices.length === 0 && !isLoopback(address);

/** Throws 429 `tooMany` where another stream would be one too many; open streams have these owners. */
export const requireRoom = (open: readonly StreamOwner[], next: StreamOwner): void => {
  const network = throttledAddress(next.address);
  const ofNetwork = open.filter(
    (owner) => isUnknown(owner) && throttledAddress(owner.address) === network,
  );
  if (open.length < most && !(isUnknown(next) && ofNetwork.length >= mostUnknown)) return;
  throw new HttpError(429, apiSentence("tooMany.streams"), { code: "tooMany", retryAfterSec });
};
