import { X509Certificate } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { WallNotice } from "#contract/wall-notice.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict } from "#server/platform/errors.ts";
import { flushFolder } from "#server/platform/flush.ts";
import { authorityName, readAuthority, writeAuthority } from "./authority/authority-file.ts";
import type { Authority, IssuedLeaf } from "./authority/authority.ts";
import type { Signing } from "./authority/signing.ts";
import { createHouseLeaf, isPermitted } from "./house-leaf.ts";
import { type HouseNetwork, isContainerName } from "./house-network.ts";
import type { Leaf } from "./leaf.ts";

/** No wall with this program ran before: a machine without a battery for its clock wakes up earlier, until the network tells it. */
const earliest = Date.UTC(2026, 0, 1);
const lookEveryMs = 60_000;

interface HouseHttpsDeps {
  readonly dataDir: string;
  readonly configDir: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** The names and addresses by which phones may call the wall now. */
  readonly network: () => HouseNetwork;
  /** Whether the operator has given another https, which wins. */
  readonly isFixed: boolean;
  /** What reads and signs certificates; null where no authority is stored. */
  readonly signing: Signing | null;
  /** Called where what phones and walls are told has changed. */
  readonly changed: () => void;
}

/** The house's own https as it stands. */
export interface HouseHttpsState {
  readonly authority: Authority;
  /** The wall's certificate; null while the clock isn't set. */
  readonly leaf: Leaf | null;
  /** Names of the wall that its authority may not sign for. */
  readonly missingNames: readonly string[];
}

/** The house's authority, with what signs for it. */
interface OwnAuthority {
  readonly authority: Authority;
  readonly signing: Signing;
}

type StoredAuthority = Pick<HouseHttpsDeps, "configDir" | "isFixed" | "signing" | "log">;

const storedAuthority = (deps: StoredAuthority): OwnAuthority | null => {
  const { configDir, isFixed, signing, log } = deps;
  const found = isFixed || signing === null ? null : readAuthority(configDir, signing);
  if (signing === null || found === null) return null;
  if (found !== "damaged") return { authority: found, signing };
  log.error({ file: join(configDir, authorityName) }, "the house's own authority is damaged");
  return null;
};

/** Whether an instant is one at which an authority may sign; a clock that isn't set says another one. */
const isWithin = (authority: Authority | null, now: number): boolean => {
  if (now < earliest || authority === null) return now >= earliest;
  const { validFromDate, validToDate } = new X509Certificate(authority.intermediate);
  return now >= validFromDate.getTime() && now < validToDate.getTime();
};

const namesMissing = ({ names: permitted }: Authority, { names }: HouseNetwork): string[] =>
  names.filter((name) => !isPermitted(permitted, name) && !isContainerName(name));

const newNameNotices = (names: readonly string[]): WallNotice[] => {
  const name = names.join(", ");
  const error = `The wall is called ${name} now, which its certificate authority can't sign for.`;
  return names.length === 0 ? [] : [{ code: "httpsNewName", error, name }];
};

/** Creates the house's own https: its authority, and the wall's certificate by it, which follows the wall's addresses. */
export const createHouseHttps = (deps: HouseHttpsDeps) => {
  const { configDir, clock, network, isFixed, changed } = deps;
  let renewed = (_pair: IssuedLeaf | null): void => undefined;
  let timer: NodeJS.Timeout | undefined;
  let own = storedAuthority(deps);
  const leaf = createHouseLeaf(deps, own?.authority ?? null);

  const isClockSet = (): boolean => isWithin(own?.authority ?? null, clock.now());
  /** Issues the wall's certificate anew where the one that it has doesn't do any more. */
  const check = (): void => {
    if (own === null || !isClockSet()) return;
    if (!leaf.issueWhereOutdated(own.authority, own.signing)) return;
    renewed(leaf.current());
    changed();
  };
  const state = (): HouseHttpsState | null => {
    if (own === null) return null;
    const { authority } = own;
    return { authority, leaf: leaf.current(), missingNames: namesMissing(authority, network()) };
  };
  const requireOwn = (): void => {
    if (isFixed) throw new Conflict("httpsFixed", apiSentence("httpsFixed"));
  };

  return {
    ...{ isClockSet, check, state },
    /** What the listener shows to browsers; null where there is nothing to show. */
    current: (): IssuedLeaf | null => leaf.current(),
    /** Calls back with every new certificate, and with null when https is switched off. */
    onRenewed: (listener: (pair: IssuedLeaf | null) => void): void => {
      renewed = listener;
    },
    /** Makes an authority for the wall's names as they are now, in place of a former one. Throws a Conflict. */
    make: (signing: Signing): void => {
      requireOwn();
      const now = clock.now();
      if (!isWithin(null, now)) throw new Conflict("clockNotSet", apiSentence("clockNotSet"));
      const { names } = network();
      if (names.length === 0) throw new Conflict("httpsNameless", apiSentence("httpsNameless"));
      const made = signing.makeAuthority({ names, now });
      writeAuthority(configDir, made);
      own = { authority: made, signing };
      leaf.forget();
      check();
    },
    /** Switches the house's own https off and destroys its key, of which encrypted copies from before keep one. Throws a Conflict. */
    remove: (): void => {
      requireOwn();
      rmSync(join(configDir, authorityName), { force: true });
      flushFolder(configDir);
      own = null;
      leaf.forget();
      renewed(null);
      changed();
    },
    /** Says that the wall has names which its authority can't sign for. */
    notices: (): WallNotice[] => newNameNotices(state()?.missingNames ?? []),
    /** Follows the wall's addresses. */
    begin: (): void => {
      // It stays where the last run was cut off while it switched https off.
      if (own === null) leaf.forget();
      check();
      timer = setInterval(check, lookEveryMs);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),
  };
};

export type HouseHttps = ReturnType<typeof createHouseHttps>;
