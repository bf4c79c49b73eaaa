import type { Images } from "../../images/images.ts";
import type { PictureType } from "../../images/make-picture.ts";
import type { Picture, Resized } from "../../images/resized.ts";
import type { Awaitable, Source } from "../provider.ts";

/** A photo as a source knows it. */
export interface SourcePhoto {
  readonly id: string;
  /** Another word whenever the picture is another. */
  readonly version: string;
  /** Upright. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970. */
  readonly takenAt?: number;
  readonly caption?: string;
}

export interface SourcePhotoPage {
  readonly items: readonly SourcePhoto[];
  readonly next: string | null;
}

/** A picture to be put among the photos. */
export interface NewPhoto {
  readonly id: string;
  /** Clean and upright; the source makes a copy of its own. */
  readonly file: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970; null where nobody knows. */
  readonly takenAt: number | null;
  readonly caption?: string | undefined;
}

/** A source of the family's photos. Its ids are opaque. */
export interface PhotosSource extends Source {
  /** Those taken last first, without hidden ones. Throws SourceMissing where there is none; 400 for a strange `before`. */
  photos(asked: { readonly limit: number; readonly before?: string }): Awaitable<SourcePhotoPage>;
  /** About as wide as is asked for; null where there is no such photo. */
  image(id: string, width: number | undefined): Promise<Picture | null>;
  /** False where there is no such photo. */
  hide(id: string): Awaitable<boolean>;
  /** Here when `can` says `create`. */
  add?(photo: NewPhoto): Awaitable<SourcePhoto>;
  /** Here when `can` says `delete`; false where there is no such photo. */
  remove?(id: string): Awaitable<boolean>;
  /** Begins to look for photos in the background. */
  begin?(): void;
}

/** A file of the photos folder, as our own database knows it. */
export interface RecordedPhoto {
  readonly id: string;
  /** Below the photos folder, with `/` between names; empty for itself. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970, with a fraction. */
  readonly modifiedAt: number;
  /** Upright; null where the file can't be read as a picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly takenAt: number | null;
  readonly caption: string | null;
}

/** A place in the list of photos: milliseconds since 1970, and an id. */
export interface PhotoPlace {
  readonly shownAt: number;
  readonly id: string;
}

/** Our own database, as the folder needs it. */
export interface PhotoRecords {
  /** Those to be shown after a place in the list, the first ones where it is null. */
  shown(limit: number, after: PhotoPlace | null): readonly (RecordedPhoto & PhotoPlace)[];
  /** Null where there is none, or its file is gone. */
  photo(id: string): RecordedPhoto | null;
  /** The names in a folder whose files are not gone. */
  names(folder: string): readonly string[];
  /** The folders below one, at any depth, with files that are not gone. */
  foldersBelow(folder: string): readonly string[];
  /** Adds them or writes them anew, in one transaction; a caption and a time that are known stay where the new ones are null. */
  keep(photos: readonly RecordedPhoto[]): void;
  /** Notes that files are not there any more. */
  lose(ids: readonly string[], at: number): void;
  /** False where there is none. */
  hide(id: string): boolean;
  /** Forgets those that were lost before. */
  forget(lostBefore: number): void;
}

/** What the photos folder needs beside the tools. */
export interface PhotoNeeds {
  readonly records: PhotoRecords;
  readonly images: Images;
  readonly resized: Resized;
  /** The folder where the operator names none. */
  readonly usualDir: string;
  /** What a relative folder is relative to. */
  readonly workingDir: string;
}
