import type { BackupPlaceAccess } from "#contract/backup-places.ts";

/** What is typed of a second place, of whatever kind. */
export interface PlaceDraft {
  readonly kind: "disk" | "folder" | "webdav" | "s3";
  readonly path: string;
  readonly address: string;
  readonly user: string;
  readonly password: string;
  readonly bucket: string;
  readonly region: string;
  readonly thisMachine: boolean;
}

export const emptyPlace: PlaceDraft = {
  ...{ kind: "disk", path: "", address: "", user: "", password: "" },
  ...{ bucket: "", region: "us-east-1", thisMachine: false },
};

/** The place that was typed; null while something of it is missing. */
export const accessOfDraft = (draft: PlaceDraft): BackupPlaceAccess | null => {
  const { kind, thisMachine } = draft;
  const [path, address, user] = [draft.path.trim(), draft.address.trim(), draft.user.trim()];
  const [password, bucket, region] = [
    draft.password.trim(),
    draft.bucket.trim(),
    draft.region.trim(),
  ];
  if (kind === "disk" || kind === "folder") return path === "" ? null : { kind: "folder", path };
  if (address === "" || user === "" || password === "") return null;
  if (kind === "webdav") return { kind, url: address, user, password, thisMachine };
  if (bucket === "" || region === "") return null;
  return {
    ...{ kind, endpoint: address, bucket, region, thisMachine },
    ...{ accessKey: user, secretKey: password },
  };
};
