import type { BackupPlaceAccess } from "#contract/backup-places.ts";
import { backupPlaceAccess } from "#contract/backup-places.ts";
import type { KnownBackupPlace } from "../copy-jobs.ts";

/** The variables of `connections.json` that keep the second place. */
const names = [
  "BACKUP_PLACE",
  "BACKUP_PLACE_ADDRESS",
  "BACKUP_PLACE_USER",
  "BACKUP_PLACE_PASSWORD",
  "BACKUP_PLACE_BUCKET",
  "BACKUP_PLACE_REGION",
  "BACKUP_PLACE_THIS_MACHINE",
  "BACKUP_PLACE_ID",
  "BACKUP_PLACE_DEVICE",
] as const;

/** A place with what was known of it when it was set up. */
export interface ConnectedPlace {
  readonly access: BackupPlaceAccess;
  readonly known: KnownBackupPlace;
}

type Values = Readonly<Record<string, string | null>>;

/** The values that forget the place. */
export const noPlaceValues: Values = Object.fromEntries(names.map((name) => [name, null]));

const valuesOfAccess = (access: BackupPlaceAccess): Values => {
  switch (access.kind) {
    case "folder":
      return { BACKUP_PLACE_ADDRESS: access.path };
    case "webdav":
      return {
        BACKUP_PLACE_ADDRESS: access.url,
        BACKUP_PLACE_USER: access.user,
        BACKUP_PLACE_PASSWORD: access.password,
      };
    case "s3":
      return {
        BACKUP_PLACE_ADDRESS: access.endpoint,
        BACKUP_PLACE_BUCKET: access.bucket,
        BACKUP_PLACE_REGION: access.region,
        BACKUP_PLACE_USER: access.accessKey,
        BACKUP_PLACE_PASSWORD: access.secretKey,
      };
  }
};

/** A place as variables; those that it has no use for are null. */
export const placeValues = ({ access, known }: ConnectedPlace): Values => ({
  ...noPlaceValues,
  BACKUP_PLACE: access.kind,
  ...valuesOfAccess(access),
  BACKUP_PLACE_THIS_MACHINE: "thisMachine" in access && access.thisMachine === true ? "yes" : null,
  BACKUP_PLACE_ID: known.id,
  BACKUP_PLACE_DEVICE: known.device,
});

const accessOf = (found: Readonly<Record<string, string | undefined>>): unknown => {
  const { BACKUP_PLACE: kind, BACKUP_PLACE_ADDRESS: address } = found;
  const { BACKUP_PLACE_USER: user, BACKUP_PLACE_PASSWORD: password } = found;
  const thisMachine = found["BACKUP_PLACE_THIS_MACHINE"] === "yes";
  if (kind === "folder") return { kind, path: address };
  if (kind === "webdav") return { kind, url: address, user, password, thisMachine };
  const { BACKUP_PLACE_BUCKET: bucket, BACKUP_PLACE_REGION: region } = found;
  return {
    ...{ kind, endpoint: address, bucket, region, thisMachine },
    ...{ accessKey: user, secretKey: password },
  };
};

/** The place that variables name; null where they name none. */
export const placeOfValues = (
  found: Readonly<Record<string, string | undefined>>,
): ConnectedPlace | null => {
  const access = backupPlaceAccess.safeParse(accessOf(found));
  const id = found["BACKUP_PLACE_ID"];
  if (!access.success || id === undefined) return null;
  return { access: access.data, known: { id, device: found["BACKUP_PLACE_DEVICE"] ?? null } };
};

/** What a place is called on screens: nothing that opens it. */
export const nameOfPlace = (access: BackupPlaceAccess): string => {
  if (access.kind === "folder") return access.path;
  if (access.kind === "webdav") return access.url;
  return `${access.endpoint.replace(/\/*$/, "")}/${access.bucket}`;
};
