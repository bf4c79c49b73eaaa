import { X509Certificate } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import { replaceFile } from "#server/platform/replace-file.ts";
import type { Authority } from "./authority/authority.ts";
import type { Signing } from "./authority/signing.ts";
import type { HouseNetwork } from "./house-network.ts";
import { isOutdated, type Leaf, readLeaf, readStoredLeaf } from "./leaf.ts";

/** The file in DATA_DIR that keeps the wall's certificate and its key; it is in no backup, since another is soon issued. */
export const leafName = "https-leaf.pem";

interface HouseLeafDeps {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** The names and addresses by which phones may call the wall now. */
  readonly network: () => HouseNetwork;
}

/** Whether a name is one of these, or below one. */
export const isPermitted = (permitted: readonly string[], name: string): boolean =>
  permitted.some((root) => name === root || name.endsWith(`.${root}`));

/** Keeps the wall's certificate, from an earlier start or issued by this one. */
export const createHouseLeaf = (
  { dataDir, clock, log, network }: HouseLeafDeps,
  authority: Authority | null,
) => {
  const file = join(dataDir, leafName);
  let leaf = authority === null ? null : readStoredLeaf(file, authority);

  const keep = (issued: Leaf): void => {
    leaf = issued;
    try {
      replaceFile(file, issued.cert + issued.key, 0o600);
    } catch (error) {
      log.warn(
        { err: error },
        "the wall's certificate couldn't be stored; it ends with this start",
      );
    }
  };

  return {
    current: (): Leaf | null => leaf,
    /** Issues another one where the one that it has doesn't do any more; returns whether it did. */
    issueWhereOutdated: (by: Authority, { issueLeaf }: Signing): boolean => {
      const { names, addresses } = network();
      const wanted = { names: names.filter((name) => isPermitted(by.names, name)), addresses };
      const now = clock.now();
      const endsAt = new X509Certificate(by.intermediate).validToDate.getTime();
      if (leaf !== null && !isOutdated(leaf, wanted, { now, endsAt })) return false;
      if (wanted.names.length + wanted.addresses.length === 0) return false;
      keep(readLeaf(issueLeaf(by, { ...wanted, now })));
      log.info({ ...wanted }, "the wall's certificate was issued");
      return true;
    },
    /** Forgets it, as what another authority signed. */
    forget: (): void => {
      leaf = null;
      try {
        rmSync(file, { force: true });
      } catch (error) {
        log.warn({ err: error }, "the wall's former certificate couldn't be removed");
      }
    },
  };
};
