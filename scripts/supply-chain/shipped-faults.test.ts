import { expect, it } from "vitest";
import { shippedFaults } from "./shipped-faults.ts";

const fault = (name: string, severity: string) => ({
  [name]: {
    ...{ name, severity, nodes: [`node_modules/${name}`] },
    via: [{ title: "It can be made to hang", url: "https://advisories.example/1" }],
  },
});
const shipped = ["express", "sharp"].map((name) => ({
  ...{ name, version: "1.0.0", license: "MIT", path: `node_modules/${name}` },
}));

it("a release is stopped by what ships, and not by a tool or a trifle", () => {
  const vulnerabilities = {
    ...fault("express", "high"),
    ...fault("vitest", "critical"),
    ...fault("sharp", "low"),
  };
  expect(shippedFaults({ vulnerabilities }, shipped)).toEqual([
    "express, high: It can be made to hang (https://advisories.example/1)",
  ]);
});

it("a report of another shape is no clean one", () => {
  expect(() => shippedFaults({ advisories: {} }, shipped)).toThrow("vulnerabilities");
});
