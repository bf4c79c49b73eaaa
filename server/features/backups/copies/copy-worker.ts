import { constants, setPriority } from "node:os";
import { pino } from "pino";
import { DamagedBackup } from "../../../db/backups/stage-restore.ts";
import { backupBytes, parseManifest } from "../../../db/backups/manifest.ts";
import { systemClock } from "../../../platform/clock.ts";
import { createOutbound } from "../../../platform/outbound/outbound.ts";
import { serveJobs } from "../../../platform/worker/serve-jobs.ts";
import { type BackupStore, PlaceError, type PlaceFault } from "../stores/store.ts";
import { fingerprintOf } from "./backup-identity.ts";
import type { CopyJob, CopyOutcome, CopyResult, ListedCopy } from "./copy-jobs.ts";
import { placeFolders, type PlaceMarker } from "./copy-manifest.ts";
import { fetchCopy } from "./restore/fetch-copy.ts";
import { makeCopy } from "./make-copy.ts";
import { type Copies, openCopies } from "./open-copies.ts";
import { openPlace, readMarker, requireSamePlace, setUpPlace } from "./place/open-place.ts";
import { pruneCopies } from "./prune-copies.ts";
import { rehearseRestore } from "./restore/rehearse-restore.ts";

setPriority(constants.priority.PRIORITY_LOW);

const listCopies = async (copies: Copies): Promise<ListedCopy[]> => {
  const items: ListedCopy[] = [];
  for (const name of await copies.names()) {
    // One that can't be read is no choice; those beside it are.
    const manifest = await copies.manifest(name).then(
      (copy) => parseManifest(copy.manifest, name),
      () => null,
    );
    if (manifest === null) continue;
    const { createdAt, kind, schemaVersion } = manifest;
    items.push({ name, createdAt, kind, schemaVersion, bytes: backupBytes(manifest) });
  }
  return items;
};

const newestReadable = async (copies: Copies): Promise<string> => {
  const [newest] = await copies.names();
  if (newest === undefined) throw new PlaceError("backupPlaceLies", "there is no copy");
  return newest;
};

/** Opens what somebody wants to restore from: only the key has to fit. */
const requireKey = async (store: BackupStore, identity: string): Promise<PlaceMarker> => {
  const marker = await readMarker(store);
  if (marker === null) throw new PlaceError("backupPlaceMissing", "there are no copies");
  if (marker.key !== (await fingerprintOf(identity)))
    throw new PlaceError("backupKeyWrong", "the copies are encrypted to another key");
  return marker;
};

const placeFaultOf = (error: unknown): PlaceFault => {
  if (error instanceof PlaceError) return error.fault;
  throw error;
};

const run = async (job: CopyJob, contacted: (host: string) => void): Promise<CopyResult> => {
  const { dataDir, configDir, identity, programDirs, access } = job;
  const outbound = createOutbound({
    ...{ clock: systemClock, log: pino({ level: "silent" }), contacted },
  });
  const place = openPlace({ access, outbound, dataDir, ownDirs: [configDir, ...programDirs] });
  const { store } = place;
  if (job.do === "setUp") {
    const id = await setUpPlace(store, await fingerprintOf(identity));
    return { did: "setUp", id, device: place.device, sameDisk: place.sameDisk };
  }
  const isOwn = job.do === "copy" || job.do === "rehearse";
  const marker = await (isOwn
    ? requireSamePlace(place, job.known)
    : requireKey(place.store, identity));
  const copies = await openCopies(store, identity);
  switch (job.do) {
    case "copy": {
      const { bytes } = await makeCopy({ dataDir, configDir, name: job.name, store, copies });
      const notTidied = await pruneCopies(store, copies, job.timeZone).then(
        () => null,
        placeFaultOf,
      );
      return { did: "copy", bytes, notTidied };
    }
    case "rehearse": {
      const name = await newestReadable(copies);
      const { migrationsDir } = job;
      const found = await rehearseRestore({ dataDir, migrationsDir, name, copies, store });
      return { did: "rehearse", name, ...found };
    }
    case "list":
      return { did: "list", items: await listCopies(copies) };
    case "fetch": {
      await fetchCopy(dataDir, job.name, copies);
      // Folders that were empty may be lost on the way; where they can't be made, the next copy says so.
      await store.prepare(placeFolders).catch(() => undefined);
      return { did: "fetch", id: marker.id, device: place.device };
    }
  }
};

const failureOf = (error: unknown): CopyResult => ({
  did: "fail",
  fault:
    error instanceof PlaceError
      ? error.fault
      : error instanceof DamagedBackup
        ? "backupDamaged"
        : null,
  error: error instanceof Error ? error.message : String(error),
  // Messages between processes lose an error's code.
  code: error instanceof Error && "code" in error ? String(error.code) : null,
});

const work = async (job: CopyJob): Promise<CopyOutcome> => {
  const hosts = new Set<string>();
  const note = (host: string): void => void hosts.add(host);
  const result = await run(job, note).catch(failureOf);
  return { result, contacted: [...hosts] };
};

const isJob = (message: unknown): message is CopyJob =>
  typeof message === "object" && message !== null && "do" in message && "access" in message;

serveJobs({ isJob, work });
