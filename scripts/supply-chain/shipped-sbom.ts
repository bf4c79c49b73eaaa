import * as z from "zod";
import type { ShippedPackage } from "./shipped-packages.ts";

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ "bom-ref": z.string() }) }),
  components: z.array(
    z.looseObject({ "bom-ref": z.string(), name: z.string(), version: z.string() }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** A CycloneDX document of npm, reduced to what ships; throws where a package that ships isn't in it. */
export const shippedSbom = (sbom: unknown, shipped: readonly ShippedPackage[]) => {
  const { components, dependencies, ...rest } = bill.parse(sbom);
  const wanted = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const left = components.filter(({ name, version }) => wanted.has(`${name}@${version}`));
  const found = new Set(left.map(({ name, version }) => `${name}@${version}`));
  const lost = [...wanted].filter((one) => !found.has(one));
  if (lost.length > 0) throw new Error(`npm's list lacks ${lost.join(", ")}`);
  const refs = new Set([rest.metadata.component["bom-ref"], ...left.map((one) => one["bom-ref"])]);
  return {
    ...rest,
    components: left,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => refs.has(ref)) })),
  };
};
