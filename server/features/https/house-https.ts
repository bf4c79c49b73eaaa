import { X509Certificate } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { WallNotice } from "#contract/meta.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { Conflict } from "#server/platform/errors.ts";
import { flushFolder } from "#server/platform/flush.ts";
import { replaceFile } from "#server/platform/replace-file.ts";
import { authorityName, readAuthority, writeAuthority } from "./authority/authority-file.ts";
import {
  type Authority,
  issueLeaf,
  type IssuedLeaf,
  makeAuthority,
} from "./authority/make-authority.ts";
import type { HouseNetwork } from "./house-network.ts";
import { isOutdated, type Leaf, readLeaf, readStoredLeaf } from "./leaf.ts";

/** The file in DATA_DIR that keeps the wall's certificate and its key; it is in no backup, since another is soon issued. */
export const leafName = "https-leaf.pem";

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

/** Whether a name is one of these, or below one. */
const isPermitted = (permitted: readonly string[], name: string): boolean =>
  permitted.some((root) => name === root || name.endsWith(`.${root}`));

/** Creates the house's own https: its authority, and the wall's certificate by it, which follows the wall's addresses. */
export const createHouseHttps = (deps: HouseHttpsDeps) => {
  const { dataDir, configDir, clock, log, network, isFixed, changed } = deps;
  const leafFile = join(dataDir, leafName);
  let renewed = (_pair: IssuedLeaf | null): void => undefined;
  let timer: NodeJS.Timeout | undefined;

  const found = isFixed ? null : readAuthority(configDir);
  if (found === "damaged")
    log.error({ file: join(configDir, authorityName) }, "the house's own authority is damaged");
  let authority = found === "damaged" ? null : found;
  let leaf = authority === null ? null : readStoredLeaf(leafFile, authority);

  const isClockSet = (): boolean => {
    const now = clock.now();
    if (now < earliest) return false;
    if (authority === null) return true;
    const { validFromDate, validToDate } = new X509Certificate(authority.intermediate);
    return now >= validFromDate.getTime() && now < validToDate.getTime();
  };

  const keepLeaf = (issued: Leaf): void => {
    leaf = issued;
    try {
      replaceFile(leafFile, issued.cert + issued.key, 0o600);
    } catch (error) {
      log.warn(
        { err: error },
        "the wall's certificate could not be stored; it counts until the next start",
      );
    }
  };

  /** Issues the wall's certificate anew where the one that it has doesn't do any more. */
  const check = (): void => {
    if (authority === null || !isClockSet()) return;
    const { names } = authority;
    const { names: known, addresses } = network();
    const wanted = { names: known.filter((name) => isPermitted(names, name)), addresses };
    const now = clock.now();
    if (leaf !== null && !isOutdated(leaf, wanted, now)) return;
    if (wanted.names.length + wanted.addresses.length === 0) return;
    keepLeaf(readLeaf(issueLeaf(authority, { ...wanted, now })));
    log.info({ ...wanted }, "the wall's certificate was issued");
    renewed(leaf);
    changed();
  };

  const state = (): HouseHttpsState | null => {
    if (authority === null) return null;
    const { names } = authority;
    const missingNames = network().names.filter((name) => !isPermitted(names, name));
    return { authority, leaf, missingNames };
  };

  const requireOwn = (): void => {
    if (isFixed) throw new Conflict("httpsFixed", apiSentence("httpsFixed"));
  };

  return {
    isFixed,
    isClockSet,
    check,
    /** What the listener shows to browsers; null where there is nothing to show. */
    current: (): IssuedLeaf | null => leaf,
    /** Calls back with every new certificate, and with null when https is switched off. */
    onRenewed: (listener: (pair: IssuedLeaf | null) => void): void => {
      renewed = listener;
    },
    state,
    /** Makes an authority for the wall's names as they are now, in place of a former one. Throws a Conflict. */
    make: (): void => {
      requireOwn();
      if (clock.now() < earliest) throw new Conflict("clockNotSet", apiSentence("clockNotSet"));
      const { names } = network();
      if (names.length === 0) throw new Conflict("httpsNameless", apiSentence("httpsNameless"));
      const made = makeAuthority({ names, now: clock.now() });
      writeAuthority(configDir, made);
      authority = made;
      leaf = null;
      check();
    },
    /** Switches the house's own https off and destroys its key: what phones trust can never sign again. Throws a Conflict. */
    remove: (): void => {
      requireOwn();
      authority = null;
      leaf = null;
      for (const file of [join(configDir, authorityName), leafFile])
        if (existsSync(file)) rmSync(file);
      flushFolder(configDir);
      renewed(null);
      changed();
    },
    /** Says that the wall has names which its authority can't sign for. */
    notices: (): WallNotice[] => {
      const names = state()?.missingNames ?? [];
      const error = `The wall is called ${names.join(", ")} now, which its certificate authority can't sign for.`;
      return names.length === 0 ? [] : [{ code: "httpsNewName", error, name: names.join(", ") }];
    },
    /** Follows the wall's addresses. */
    begin: (): void => {
      check();
      timer = setInterval(check, lookEveryMs);
      timer.unref();
    },
    stop: (): void => clearInterval(timer),
  };
};

export type HouseHttps = ReturnType<typeof createHouseHttps>;
