import { readLocal, writeLocal } from "../../platform/local-storage.ts";

// Set by versions of the app that kept photos in a place of their own: a page that opens needn't load what reads that to know.
const flag = "pictures wait";

/** Whether an earlier version of the app may have left photos to be sent on this phone. */
export const mayPhotosWait = (): boolean => readLocal(flag) !== undefined;

/** None are left any more. */
export const noPhotosWait = (): void => writeLocal(flag, undefined);
