import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const pack = promisify(brotliCompress);
const zip = promisify(gzip);
const worthwhileBytes = 300;

/** Writes a .br and a .gz beside every text file below a folder, for the server to send instead. */
export const compressBelow = async (dir: string): Promise<void> => {
  const texts = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(html|js|css|svg|json|webmanifest)$/.test(name),
  );
  await Promise.all(
    texts.map(async (name) => {
      const file = join(dir, name);
      const text = readFileSync(file);
      if (text.length < worthwhileBytes) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${file}.br`, await pack(text, { params }));
      writeFileSync(`${file}.gz`, await zip(text, { level: 9 }));
    }),
  );
};
