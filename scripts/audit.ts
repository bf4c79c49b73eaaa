import { resolve } from "node:path";
import { npmJson } from "./supply-chain/npm-json.ts";
import { shippedFaults } from "./supply-chain/shipped-faults.ts";
import { readBundledPackages, shippedPackages } from "./supply-chain/shipped-packages.ts";

const root = resolve(import.meta.dirname, "..");
const shipped = shippedPackages(root, readBundledPackages(root));
const faults = shippedFaults(npmJson(root, "audit", "--json"), shipped);
for (const fault of faults) console.error(fault);
console.log(`${shipped.length} packages ship, ${faults.length} with a known vulnerability`);
process.exitCode = faults.length > 0 ? 1 : 0;
