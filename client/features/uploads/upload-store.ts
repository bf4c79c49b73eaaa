import { createStore, del, set, values } from "idb-keyval";
import { readLocal, writeLocal } from "../../platform/local-storage.ts";

/** A picture that is to be sent, as the device keeps it until it has arrived. */
export interface KeptPicture {
  readonly picture: Blob;
  /** What the device calls it. */
  readonly name: string;
  /** The same at every try, so that it counts once. */
  readonly key: string;
  /** When it was chosen, in ms. */
  readonly at: number;
}

/** Where pictures outlive the page. A window that keeps nothing rejects. */
export interface UploadStore {
  all(): Promise<readonly KeptPicture[]>;
  put(picture: KeptPicture): Promise<void>;
  remove(key: string): Promise<void>;
}

// Whether there is anything: a page that opens needn't load what sends pictures to know.
const flag = "pictures wait";

/** Whether an earlier page left pictures to be sent. */
export const mayPicturesWait = (): boolean => readLocal(flag) !== undefined;

/** Pictures in the browser's IndexedDB. */
export const indexedDbUploads = (): UploadStore => {
  const place = createStore("family-wall-uploads", "pictures");
  const all = async (): Promise<readonly KeptPicture[]> =>
    (await values<KeptPicture>(place)).toSorted((a, b) => a.at - b.at);
  return {
    all,
    put: async (picture) => {
      await set(picture.key, picture, place);
      writeLocal(flag, "yes");
    },
    remove: async (key) => {
      await del(key, place);
      if ((await all()).length === 0) writeLocal(flag, undefined);
    },
  };
};
