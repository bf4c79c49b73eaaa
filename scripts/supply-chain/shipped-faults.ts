import * as z from "zod";
import type { ShippedPackage } from "./shipped-packages.ts";

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      nodes: z.array(z.string()),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
});

/** A line for each package of an `npm audit` report that ships and has a known vulnerability of more than low severity. */
export const shippedFaults = (audit: unknown, shipped: readonly ShippedPackage[]): string[] => {
  const paths = new Set(shipped.map(({ path }) => path));
  return Object.entries(report.parse(audit).vulnerabilities)
    .filter(([, { severity, nodes }]) => {
      const ships = nodes.some((node) => paths.has(node));
      return ships && severity !== "low" && severity !== "info";
    })
    .map(([name, { severity, via }]) => {
      const reasons = via.map((one) =>
        typeof one === "string" ? `by ${one}` : `${one.title} (${one.url})`,
      );
      return `${name}, ${severity}: ${reasons.join("; ")}`;
    });
};
