/** Loads what says that this phone can't keep a change. */
export const loadUnkeptChanges = async () => (await import("./UnkeptChanges.tsx")).UnkeptChanges;
