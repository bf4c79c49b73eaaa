import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { npmJson } from "./supply-chain/npm-json.ts";
import { readBundledPackages, shippedPackages } from "./supply-chain/shipped-packages.ts";
import { shippedSbom } from "./supply-chain/shipped-sbom.ts";

const root = resolve(import.meta.dirname, "..");
const file = resolve(process.argv[2] ?? "release/family-wall.cdx.json");
const shipped = shippedPackages(root, readBundledPackages(root));
const all = npmJson(root, "sbom", "--sbom-format=cyclonedx", "--sbom-type=application");
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(shippedSbom(all, shipped), null, 2)}\n`);
console.log(`${file} names the ${shipped.length} packages that ship`);
