import { expect, it } from "vitest";
import { shippedSbom } from "./shipped-sbom.ts";

const component = (name: string) => ({ "bom-ref": `ref ${name}`, name, version: "1.0.0" });
const bill = {
  bomFormat: "CycloneDX",
  metadata: { component: component("family-wall") },
  components: ["express", "qs", "vitest"].map(component),
  dependencies: [
    { ref: "ref family-wall", dependsOn: ["ref express", "ref vitest"] },
    { ref: "ref express", dependsOn: ["ref qs"] },
    { ref: "ref vitest", dependsOn: ["ref qs"] },
  ],
};
const shipped = (...names: readonly string[]) =>
  names.map((name) => ({
    ...{ name, version: "1.0.0", license: "MIT", path: `node_modules/${name}` },
  }));

it("a release's list names what ships and what needs it, and no tool", () => {
  expect(shippedSbom(bill, shipped("express", "qs"))).toEqual({
    ...bill,
    components: ["express", "qs"].map(component),
    dependencies: [
      { ref: "ref family-wall", dependsOn: ["ref express"] },
      { ref: "ref express", dependsOn: ["ref qs"] },
    ],
  });
});

it("a release's list that lacks something that ships is none", () => {
  expect(() => shippedSbom(bill, shipped("express", "react"))).toThrow("lacks react@1.0.0");
});
