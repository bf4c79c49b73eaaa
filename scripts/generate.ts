import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { rewardsJsonSchema, rosterJsonSchema } from "#server/config/json-schemas.ts";
import { listSchemaParts } from "#server/db/missing-schema-parts.ts";
import { schemaSnapshot } from "#server/db/schema-snapshot.ts";
import { openapiYaml } from "#server/http/operations/openapi.ts";
import { packageFile } from "./package-file.ts";
import { writeStyleTypes } from "./style-types.ts";

const root = resolve(import.meta.dirname, "..");

const generated: Readonly<Record<string, () => string>> = {
  "server/openapi.yaml": () => openapiYaml(packageFile.version),
  "migrations/schema.sql": () => schemaSnapshot(join(root, "migrations")),
  "migrations/schema-parts.txt": () => listSchemaParts(join(root, "migrations")),
  "config/members.schema.json": rosterJsonSchema,
  "config/rewards.schema.json": rewardsJsonSchema,
};

const isCheck = process.argv.includes("--check");
if (!isCheck) await writeStyleTypes();
for (const [name, write] of Object.entries(generated)) {
  const file = join(root, name);
  const text = write();
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  if (isCheck) {
    console.error(`${name} is not what its sources give; run: npm run generate`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`${name} written`);
  }
}
