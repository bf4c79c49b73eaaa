import type { Logger } from "pino";
import type { Env } from "../config/env.ts";
import { hasAuthority } from "../features/https/authority/authority-file.ts";
import { loadSigning } from "../features/https/authority/signing.ts";
import { createHouseHttps, type HouseHttps } from "../features/https/house-https.ts";
import { certifiable, machineAddresses } from "../features/https/house-network.ts";
import { ownNames } from "../http/security/host-check.ts";
import type { Clock } from "../platform/clock.ts";

interface OpenHouseHttpsDeps {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called where what phones and walls are told has changed. */
  readonly changed: () => void;
}

/** Opens the house's own https for the names and addresses that this wall has. */
export const openHouseHttps = async ({ env, ...deps }: OpenHouseHttpsDeps): Promise<HouseHttps> => {
  const { DATA_DIR, CONFIG_DIR, ALLOWED_HOSTS, PUBLIC_URL, TLS } = env;
  const names = ownNames({ allowedHosts: ALLOWED_HOSTS, publicUrl: PUBLIC_URL });
  const signing = hasAuthority(CONFIG_DIR) ? await loadSigning() : null;
  return createHouseHttps({
    ...{ dataDir: DATA_DIR, configDir: CONFIG_DIR, signing, ...deps },
    network: () => certifiable(names, machineAddresses()),
    isFixed: TLS !== null || PUBLIC_URL?.startsWith("https:") === true,
  });
};
