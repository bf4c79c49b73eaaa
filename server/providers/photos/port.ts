import type { ImageQueue } from "../../images/image-queue.ts";
import type { PictureType } from "../../images/make-picture.ts";
import type { PictureFile, ResizedPictures } from "../../images/resized-pictures.ts";
import type { ProviderSource } from "../provider.ts";

/** A photo of a source. */
export interface SourcePhoto {
  readonly id: string;
  /** Changes with the picture. */
  readonly version: string;
  /** Of the upright photo. */
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970. */
  readonly takenAt?: number;
  readonly caption?: string;
}

/** From an instant up to another, exclusive; milliseconds since 1970. */
export interface InstantRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Which photos, and in which order: last taken first, or for `mixed` a round through all that starts after a cursor.
 */
export type PhotoSelection =
  | { readonly of: "all" | "hidden" }
  | { readonly of: "taken"; readonly spans: readonly InstantRange[] }
  | { readonly of: "mixed"; readonly from: string };

/** A part of a selection, after the cursor `before` of an earlier page. */
export interface PhotoPageQuery {
  readonly limit: number;
  readonly before?: string;
  /** By default all that aren't hidden. */
  readonly selection?: PhotoSelection;
}

export interface SourcePhotoCounts {
  readonly shown: number;
  readonly hidden: number;
  /** How many files can't be shown. */
  readonly unreadable: number;
}

export interface SourcePhotoPage {
  readonly items: readonly SourcePhoto[];
  readonly next: string | null;
}

/** A picture to add to the photos. */
export interface NewPhoto {
  readonly id: string;
  /** Without metadata and upright; the source makes its own copy. */
  readonly file: string;
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
  /** Milliseconds since 1970; null where it is unknown. */
  readonly takenAt: number | null;
  readonly caption?: string | undefined;
}

/** What every source of the family's photos answers; its ids are opaque. */
interface PhotosReads extends ProviderSource {
  /** A page; rejects with SourceMissing where there are no photos, except for `hidden`, and 400 for an unknown `before`. */
  photos(asked: PhotoPageQuery): Promise<SourcePhotoPage>;
  counts(): Promise<SourcePhotoCounts>;
  /** The picture in about the requested width; null where there is no such photo. */
  image(id: string, width: number | undefined): Promise<PictureFile | null>;
  /** Starts looking for photos in the background. */
  begin?(): void;
}

/** Photos whose records are in the database: what is written takes part in the caller's transaction. */
export interface EmbeddedPhotos extends PhotosReads {
  readonly kind: "embedded";
  /** False where there is no such photo. */
  hide(id: string): boolean;
  /** Undoes `hide`; false where there is no such photo. */
  show(id: string): boolean;
  add(photo: NewPhoto): SourcePhoto;
  /** False where there is no such photo. */
  remove(id: string): boolean;
}

/** Photos at an outside service, which is asked before anything is written. */
export interface OutsidePhotos extends PhotosReads {
  readonly kind: "outside";
  /** False where there is no such photo. */
  hide(id: string): Promise<boolean>;
  /** Undoes `hide`; false where there is no such photo. */
  show(id: string): Promise<boolean>;
}

export type PhotosSource = EmbeddedPhotos | OutsidePhotos;

/** A file of the photos folder in the database. */
export interface RecordedPhoto {
  readonly id: string;
  /** Below the photos folder, with `/` between names; empty for itself. */
  readonly folder: string;
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970, with a fraction. */
  readonly modifiedAt: number;
  /** Of the upright photo; null where the file can't be read as a picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly takenAt: number | null;
  readonly caption: string | null;
}

/** A position in the list of photos: milliseconds since 1970, and an id. */
export interface PhotoPlace {
  readonly shownAt: number;
  readonly id: string;
}

/** A file of the photos folder with its position in the list. */
export interface ListedPhoto extends RecordedPhoto, PhotoPlace {}

/** The database, as the folder needs it. */
export interface PhotoRecords {
  /** Shown or hidden photos after a position, from the start where it is null. */
  listed(of: "shown" | "hidden", limit: number, after: PhotoPlace | null): readonly ListedPhoto[];
  /** Shown photos whose own date is within the span, latest first. */
  taken(span: InstantRange): readonly ListedPhoto[];
  /** Shown photos with ids after one, up to another, by id. */
  byId(after: string, upTo: string, limit: number): readonly ListedPhoto[];
  counts(): SourcePhotoCounts;
  /** Null where there is none, or its file is gone. */
  photo(id: string): RecordedPhoto | null;
  /** The names of a folder's existing files. */
  names(folder: string): readonly string[];
  /** The folders below one, at any depth, that have existing files. */
  foldersBelow(folder: string): readonly string[];
  /** Adds or replaces photos in one transaction; a known caption and time stay where the new ones are null. */
  keep(photos: readonly RecordedPhoto[]): void;
  /** Records that files are gone. */
  lose(ids: readonly string[], at: number): void;
  /** False where there is none. */
  setHidden(id: string, isHidden: boolean): boolean;
  /** Deletes the records of files that were lost before. */
  forget(lostBefore: number): void;
}

/** The database, as a source with its photos elsewhere needs it. */
export interface HiddenPhotos {
  all(): ReadonlySet<string>;
  set(id: string, isHidden: boolean, at: number): void;
}

/** What photos need in addition to the tools. */
export interface PhotoSourceDeps {
  readonly records: PhotoRecords;
  readonly hidden: HiddenPhotos;
  readonly images: ImageQueue;
  readonly resized: ResizedPictures;
  /** The folder where the operator configures none. */
  readonly usualDir: string;
  /** The base of a relative folder. */
  readonly workingDir: string;
  /** The wall's own folders, where no screen may look for photos. */
  readonly ownDirs: readonly string[];
  /** How long a folder has to be without changes before it is scanned, in milliseconds; 400 unless given. */
  readonly quietMs?: number;
}
