import type { Photo } from "#contract/photos.ts";
import { dayOf } from "#client/i18n/time.ts";

interface Dated {
  readonly photo: Photo;
  /** Its day, where it is the first one of a month. */
  readonly begins: string | undefined;
}

export interface PhotoYear {
  /** A day of it; undefined before the first photo that says when it was taken. */
  readonly day: string | undefined;
  readonly photos: readonly Dated[];
}

const monthOf = (day: string): string => day.slice(0, 7);
const yearOf = (day: string): string => day.slice(0, 4);

/** Photos by the family's years, each with where a month begins; those that don't say when stay with their neighbours. */
export const photosByYear = (photos: readonly Photo[], timeZone: string): PhotoYear[] => {
  const years: { day: string | undefined; photos: Dated[] }[] = [];
  let last: string | undefined;
  for (const photo of photos) {
    const day = photo.takenAt === undefined ? last : dayOf(photo.takenAt, timeZone);
    const isMonth = day !== undefined && (last === undefined || monthOf(day) !== monthOf(last));
    const isYear = day !== undefined && (last === undefined || yearOf(day) !== yearOf(last));
    const year = isYear ? undefined : years.at(-1);
    const dated = { photo, begins: isMonth ? day : undefined };
    if (year === undefined) years.push({ day, photos: [dated] });
    else year.photos.push(dated);
    last = day;
  }
  return years;
};
