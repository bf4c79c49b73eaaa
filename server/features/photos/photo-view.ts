import type { Photo } from "#contract/photos.ts";
import { iso } from "../../platform/clock.ts";
import type { SourcePhoto } from "../../providers/photos/port.ts";

/** A photo as it is answered; its address changes with its content, so that browsers may cache it forever. */
export const photoView = ({ id, version, takenAt, ...photo }: SourcePhoto): Photo => ({
  ...{ id, ...photo },
  url: `/api/photos/${encodeURIComponent(id)}/image?v=${encodeURIComponent(version)}`,
  ...(takenAt === undefined ? {} : { takenAt: iso(takenAt) }),
});
