import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How two pictures of one name differ. */
export interface Difference {
  readonly name: string;
  /** The share of pixels that differ, 0 to 1; all of them where one is missing or has another size. */
  readonly share: number;
  /** What there is to say where the pixels can't be compared. */
  readonly why?: string;
}

/** The share above which two pictures count as different. */
export const mostShare = 0.001;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const read = async (file: string): Promise<Pixels> => {
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

const sizeOf = ({ width, height }: Pixels): string => `${width}x${height}`;

const namesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(".png") && !name.startsWith("sheet-"));

/** Compares one picture; where it differs too much, draws where into a file. */
const compareOne = async (name: string, files: readonly [string, string], drawn: string) => {
  const [before, after] = await Promise.all([read(files[0]), read(files[1])]);
  if (sizeOf(before) !== sizeOf(after))
    return { name, share: 1, why: `${sizeOf(before)} became ${sizeOf(after)}` };
  if (before.data.equals(after.data)) return { name, share: 0 };
  const { width, height } = before;
  const marked = Buffer.alloc(before.data.length);
  const options = { threshold: 0, includeAA: true };
  const count = pixelmatch(before.data, after.data, marked, width, height, options);
  const share = count / (width * height);
  if (share > mostShare)
    writeFileSync(
      drawn,
      await sharp(marked, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    );
  return { name, share };
};

/** Compares two folders of pictures pixel by pixel; what differs too much is drawn into `differences` of the second. */
export const compareFolders = async (
  before: string,
  after: string,
): Promise<readonly Difference[]> => {
  const drawn = join(after, "differences");
  rmSync(drawn, { recursive: true, force: true });
  mkdirSync(drawn);
  const [old, fresh] = [new Set(namesIn(before)), new Set(namesIn(after))];
  const differences: Difference[] = [];
  for (const file of [...new Set([...old, ...fresh])].toSorted()) {
    const name = file.replace(/\.png$/, "");
    if (!fresh.has(file)) differences.push({ name, share: 1, why: "is gone" });
    else if (!old.has(file)) differences.push({ name, share: 1, why: "is new" });
    else
      differences.push(
        await compareOne(name, [join(before, file), join(after, file)], join(drawn, file)),
      );
  }
  return differences;
};
