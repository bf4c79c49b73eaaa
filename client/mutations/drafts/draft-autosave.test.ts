import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftAutosave } from "./draft-autosave.ts";
import type { DraftStore } from "./draft-store.ts";

const slowStore = () => {
  const kept = new Map<string, string>();
  const finish: (() => void)[] = [];
  const slowly = (write: () => void) =>
    new Promise<void>((resolve) => {
      finish.push(() => {
        write();
        resolve();
      });
    });
  const store: DraftStore<string> = {
    find: (name) => Promise.resolve(kept.get(name)),
    save: async (name, draft) => {
      await slowly(() => void kept.set(name, draft));
      return true;
    },
    remove: (name) => slowly(() => void kept.delete(name)),
  };
  /** The disk does what it was told, one after the other. */
  const disk = async () => {
    await vi.advanceTimersByTimeAsync(0);
    for (let next = finish.shift(); next !== undefined; next = finish.shift()) {
      next();
      await vi.advanceTimersByTimeAsync(0);
    }
  };
  return { store, kept, disk };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("what somebody writes", () => {
  it("is kept a moment after the last letter, once", async () => {
    const { store, kept, disk } = slowStore();
    const keep = vi.spyOn(store, "save");
    const keeper = createDraftAutosave(store, "mia");
    for (const text of ["S", "Sn", "Snow"]) keeper.saveSoon(text);
    await disk();
    expect(kept.get("mia")).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    await disk();
    expect(kept.get("mia")).toBe("Snow");
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it("is kept at once with a picture, and as the page goes", async () => {
    const { store, kept, disk } = slowStore();
    const keeper = createDraftAutosave(store, "mia");
    void keeper.saveNow("Snow, with a picture");
    await disk();
    expect(kept.get("mia")).toBe("Snow, with a picture");
    keeper.saveSoon("Snow!");
    void keeper.flush();
    await disk();
    expect(kept.get("mia")).toBe("Snow!");
  });

  it("is kept again once the device has room, after one time that it had none", async () => {
    const { store, kept, disk } = slowStore();
    const keeper = createDraftAutosave(store, "mia");
    vi.spyOn(store, "save").mockRejectedValueOnce(new Error("The disk is full."));
    await keeper.saveNow("Snow").catch(() => undefined);
    void keeper.saveNow("Snow!").catch(() => undefined);
    await disk();
    expect(kept.get("mia")).toBe("Snow!");
  });

  it("is gone once it is posted, also where a letter was still to be kept", async () => {
    const { store, kept, disk } = slowStore();
    const keeper = createDraftAutosave(store, "mia");
    void keeper.saveNow("Snow");
    keeper.saveSoon("Snow!");
    void keeper.discard();
    await vi.advanceTimersByTimeAsync(1000);
    await disk();
    expect(kept.size).toBe(0);
  });
});
