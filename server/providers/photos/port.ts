import type { ImageQueue } from "../../images/image-queue.ts";
import type { PictureType } from "../../images/make-picture.ts";
import type { PictureFile, ResizedPictures } from "../../images/resized-pictures.ts";
import type { Awaitable, ProviderSource } from "../provider.ts";

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

/** From an instant up to another, which isn't in it; milliseconds since 1970. */
export interface InstantRange {
  readonly from: number;
  readonly to: number;
}

/** Which photos, and in which order: those taken last first, but for `mixed`, a round of all that begins behind a word. */
export type PhotoSelection =
  | { readonly of: "all" | "hidden" }
  | { readonly of: "taken"; readonly spans: readonly InstantRange[] }
  | { readonly of: "mixed"; readonly from: string };

/** A part of a selection: after `before`, which an earlier page gave. */
export interface PhotoPageQuery {
  readonly limit: number;
  readonly before?: string;
  /** All that aren't hidden unless told. */
  readonly selection?: PhotoSelection;
}

export interface SourcePhotoCounts {
  readonly shown: number;
  readonly hidden: number;
  /** Files that can't be shown. */
  readonly unreadable: number;
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
export interface PhotosSource extends ProviderSource {
  /** Throws SourceMissing where there is none to show, but for `hidden`; 400 for a strange `before`. */
  photos(asked: PhotoPageQuery): Awaitable<SourcePhotoPage>;
  counts(): Awaitable<SourcePhotoCounts>;
  /** About as wide as is asked for; null where there is no such photo. */
  image(id: string, width: number | undefined): Promise<PictureFile | null>;
  /** False where there is no such photo. */
  hide(id: string): Awaitable<boolean>;
  /** Takes `hide` back; false where there is no such photo. */
  show(id: string): Awaitable<boolean>;
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

/** A file of the photos folder at its place in the list. */
export interface ListedPhoto extends RecordedPhoto, PhotoPlace {}

/** Our own database, as the folder needs it. */
export interface PhotoRecords {
  /** Those to be shown, or hidden ones, after a place in the list, the first ones where it is null. */
  listed(of: "shown" | "hidden", limit: number, after: PhotoPlace | null): readonly ListedPhoto[];
  /** Those to be shown that say themselves that they were taken then, the last first. */
  taken(span: InstantRange): readonly ListedPhoto[];
  /** Those to be shown with ids behind one, up to another, in their order. */
  byId(after: string, upTo: string, limit: number): readonly ListedPhoto[];
  counts(): SourcePhotoCounts;
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
  setHidden(id: string, isHidden: boolean): boolean;
  /** Forgets those that were lost before. */
  forget(lostBefore: number): void;
}

/** Our own database, as a source needs it that keeps its photos elsewhere. */
export interface HiddenPhotos {
  all(): ReadonlySet<string>;
  set(id: string, isHidden: boolean, at: number): void;
}

/** What photos need beside the tools. */
export interface PhotoSourceDeps {
  readonly records: PhotoRecords;
  readonly hidden: HiddenPhotos;
  readonly images: ImageQueue;
  readonly resized: ResizedPictures;
  /** The folder where the operator names none. */
  readonly usualDir: string;
  /** What a relative folder is relative to. */
  readonly workingDir: string;
}
