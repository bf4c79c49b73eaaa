import { keepTrying } from "#client/platform/keep-trying.ts";

/** Fetches what a tap on a face opens. */
export const loadPersonSheet = async () =>
  (await keepTrying(() => import("./PersonSheet.tsx"))).PersonSheet;
