import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PhotosSource, SourcePhoto } from "./port.ts";

/** A picture to draw and add to the source. */
export interface DrawnPhoto {
  readonly width: number;
  readonly height: number;
  /** What the camera wrote, `YYYY:MM:DD HH:MM:SS` in UTC. */
  readonly taken?: string;
}

/** An empty source of photos in UTC, at noon on 20 November 2026. */
export interface OpenedPhotos {
  readonly source: PhotosSource;
  /** Adds a photo as families do, and waits until the source knows it. */
  put(photo: DrawnPhoto): Promise<void>;
  /** A picture's width, and whether it contains where it was taken. */
  inspect(bytes: Uint8Array): Promise<{ width: number; tells: boolean }>;
  close(): Promise<void>;
}

/** A source of photos that each test opens anew, and how tests ask it. */
const openFor = (open: () => Promise<OpenedPhotos>) => {
  let opened: OpenedPhotos;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const list = async (limit = 50): Promise<readonly SourcePhoto[]> =>
    (await opened.source.photos({ limit })).items;
  const only = async (): Promise<SourcePhoto> => {
    const [photo, ...others] = await list();
    if (photo === undefined || others.length > 0) throw new Error("there isn't one photo");
    return photo;
  };
  const refusal = async (): Promise<unknown> => {
    try {
      return await opened.source.photos({ limit: 50 });
    } catch (error) {
      return error;
    }
  };
  return {
    get opened() {
      return opened;
    },
    list,
    only,
    refusal,
  };
};

type PhotosInTest = ReturnType<typeof openFor>;

const testWhatIsThere = (photos: PhotosInTest): void => {
  const { only, refusal } = photos;
  it("are unconfigured while there are none, and there with the first one", async () => {
    expect(await refusal()).toMatchObject({ status: 503, details: { code: "unconfigured" } });
    expect(photos.opened.source.health()).toMatchObject({ state: "unconfigured" });
    await photos.opened.put({ width: 96, height: 64, taken: "2024:07:14 10:30:00" });
    expect(await only()).toMatchObject({
      ...{ width: 96, height: 64 },
      takenAt: Date.parse("2024-07-14T10:30:00Z"),
    });
    expect(photos.opened.source.health()).toMatchObject({ state: "ok" });
  });

  it("come in pages, those taken last first, each once", async () => {
    const years = [2021, 2025, 2019, 2023, 2022];
    for (const year of years)
      await photos.opened.put({ width: year - 1900, height: 64, taken: `${year}:05:01 12:00:00` });
    const seen: number[] = [];
    let before: string | null = "";
    while (before !== null) {
      const page = await photos.opened.source.photos({
        limit: 2,
        ...(before === "" ? {} : { before }),
      });
      seen.push(...page.items.map(({ width }) => width + 1900));
      before = page.next;
    }
    expect(seen).toEqual([2025, 2023, 2022, 2021, 2019]);
  });

  it("refuse a cursor that no page gave", async () => {
    await photos.opened.put({ width: 96, height: 64 });
    for (const before of ["x", "../..", "1_", "_a", "' OR 1"]) {
      const asked = async () => photos.opened.source.photos({ limit: 2, before });
      await expect(asked()).rejects.toMatchObject({ details: { field: "before" } });
    }
  });
};

const testPictures = (photos: PhotosInTest): void => {
  const { only } = photos;
  it("are shown about as wide as is asked for, and don't tell where they were taken", async () => {
    await photos.opened.put({ width: 2000, height: 1000 });
    const { id } = await only();
    const small = await photos.opened.source.image(id, 500);
    if (small === null) throw new Error("there is no picture");
    const { width, tells } = await photos.opened.inspect(small.bytes);
    expect([small.type, tells]).toEqual(["image/jpeg", false]);
    expect(width).toBeGreaterThanOrEqual(500);
    expect(width).toBeLessThan(1000);
    const whole = await photos.opened.source.image(id, undefined);
    expect((await photos.opened.inspect(whole?.bytes ?? new Uint8Array())).width).toBe(2000);
  });

  it("have ids that lead nowhere else", async () => {
    await photos.opened.put({ width: 96, height: 64 });
    for (const id of ["nobody", "../../wall.db", "__proto__", "%2e%2e", "🦊"]) {
      expect(await photos.opened.source.image(id, 320)).toBeNull();
      expect(await photos.opened.source.hide(id)).toBe(false);
    }
  });
};

const testHiding = (photos: PhotosInTest): void => {
  const { list, only, refusal } = photos;
  it("aren't shown any more once they are hidden", async () => {
    await photos.opened.put({ width: 96, height: 64, taken: "2024:07:14 10:30:00" });
    await photos.opened.put({ width: 97, height: 64, taken: "2023:07:14 10:30:00" });
    const [first, second] = await list();
    expect(await photos.opened.source.hide(first?.id ?? "")).toBe(true);
    expect(await list()).toEqual([second]);
  });

  it("that were hidden are told apart, and shown again when the family wants it", async () => {
    await photos.opened.put({ width: 96, height: 64, taken: "2024:07:14 10:30:00" });
    const { id } = await only();
    await photos.opened.source.hide(id);
    expect(await refusal()).toMatchObject({ details: { code: "unconfigured" } });
    const away = await photos.opened.source.photos({ limit: 50, selection: { of: "hidden" } });
    expect(away).toMatchObject({ items: [{ id }], next: null });
    expect(await photos.opened.source.image(id, 320)).not.toBeNull();
    expect(await photos.opened.source.counts()).toEqual({ shown: 0, hidden: 1, unreadable: 0 });
    expect(await photos.opened.source.show(id)).toBe(true);
    expect(await only()).toMatchObject({ id });
    expect(await photos.opened.source.counts()).toEqual({ shown: 1, hidden: 0, unreadable: 0 });
    expect(await photos.opened.source.show("nobody")).toBe(false);
  });
};

const testSelections = (photos: PhotosInTest): void => {
  it("come in a round too that begins anywhere and leads past each once", async () => {
    for (let width = 64; width < 71; width += 1) await photos.opened.put({ width, height: 64 });
    const round = async (from: string): Promise<string[]> => {
      const seen: string[] = [];
      let before: string | null = "";
      while (before !== null) {
        const { items, next }: Awaited<ReturnType<typeof photos.opened.source.photos>> =
          await photos.opened.source.photos({
            ...{ limit: 2, selection: { of: "mixed", from } },
            ...(before === "" ? {} : { before }),
          });
        seen.push(...items.map(({ id }) => id));
        before = next;
      }
      return seen;
    };
    const first = await round("");
    expect(new Set(first).size).toBe(7);
    for (const from of [...first, "7", "zzz"]) {
      const turned = await round(from);
      const at = first.indexOf(turned[0] ?? "");
      expect(turned).toEqual([...first.slice(at), ...first.slice(0, at)]);
    }
    expect((await round(first[3] ?? ""))[0]).toBe(first[4]);
  });

  it("are found by when they were taken, where they say so", async () => {
    for (const taken of ["2024:07:14 00:00:00", "2024:07:14 23:59:59", "2023:07:14 12:00:00"])
      await photos.opened.put({ width: 96, height: 64, taken });
    await photos.opened.put({ width: 97, height: 64, taken: "2024:07:15 00:00:00" });
    await photos.opened.put({ width: 98, height: 64 });
    const spans = ["2024-07-14", "2023-07-14"].map((day) => ({
      from: Date.parse(`${day}T00:00:00Z`),
      to: Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000,
    }));
    const selection = { of: "taken", spans } as const;
    const first = await photos.opened.source.photos({ limit: 2, selection });
    const rest = await photos.opened.source.photos({
      limit: 2,
      selection,
      before: first.next ?? "",
    });
    expect([...first.items, ...rest.items].map(({ takenAt }) => takenAt)).toEqual([
      Date.parse("2024-07-14T23:59:59Z"),
      Date.parse("2024-07-14T00:00:00Z"),
      Date.parse("2023-07-14T12:00:00Z"),
    ]);
    expect(rest.next).toBeNull();
  });
};

/** The contract tests of every source of photos; each provider's test runs them. */
export const everyPhotosSource = (name: string, open: () => Promise<OpenedPhotos>): void => {
  describe(`photos from ${name}`, () => {
    const photos = openFor(open);
    testWhatIsThere(photos);
    testPictures(photos);
    testHiding(photos);
    testSelections(photos);
  });
};
