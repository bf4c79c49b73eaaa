import { mkdirSync } from "node:fs";
import { join } from "node:path";
import {
  type ContactPurpose,
  createContactedHosts,
} from "../../features/settings/contacted-hosts.ts";
import { createOutbound } from "../../platform/outbound/outbound.ts";
import type { ProviderTools } from "../../providers/provider.ts";

/** The tools that are the same for each source. */
export type SharedTools = Pick<ProviderTools, "clock" | "log" | "roster" | "timeZone" | "changed">;

/** Makes the tools of each source; every host that they contact is recorded under its purpose. */
export const createSourceTools = (shared: SharedTools, dataDir: string) => {
  const { clock, log } = shared;
  const contacts = createContactedHosts(clock);
  const outboundFor = (purpose: ContactPurpose): ProviderTools["outbound"] =>
    createOutbound({ clock, log, contacted: contacts.recorderFor(purpose) });
  const toolsFor = (domain: ContactPurpose): ProviderTools => ({
    ...shared,
    outbound: outboundFor(domain),
    log: log.child({ domain }),
    cacheDir: () => {
      const dir = join(dataDir, "cache", domain);
      try {
        mkdirSync(dir, { recursive: true, mode: 0o700 });
      } catch (error) {
        // Without it every source is only asked more often.
        log.warn({ err: error }, "the folder of a cache can't be made");
      }
      return dir;
    },
  });
  return { contacts, outboundFor, toolsFor };
};
