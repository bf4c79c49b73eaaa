import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { ShippedPackage } from "./shipped-packages.ts";

const rule = "=".repeat(80);

const licenseFile = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

const licenseTexts = (root: string, path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => readFileSync(join(root, path, name), "utf8").trim())
    .toSorted();

const isCopyleft = ({ license }: ShippedPackage): boolean => /\bLGPL\b/.test(license);

/** The part of a package's README that lists the libraries compiled into it. */
const compiledInto = (root: string, path: string): string => {
  try {
    const readme = readFileSync(join(root, path, "README.md"), "utf8");
    return /^## Licensing\n[^]*?(?=^## |(?![^]))/m.exec(readme)?.[0].trim() ?? "";
  } catch {
    return "";
  }
};

const described = z.object({ repository: z.object({ url: z.string() }) });

/** Where a package says that its source is; throws where it doesn't. */
const sourceOf = (root: string, path: string): string => {
  const { repository } = described.parse(
    JSON.parse(readFileSync(join(root, path, "package.json"), "utf8")),
  );
  return repository.url.replace(/^git\+/, "");
};

const lgplParts = (root: string, packages: readonly ShippedPackage[]): string =>
  [
    "PARTS UNDER THE GNU LESSER GENERAL PUBLIC LICENSE",
    "",
    "These are used as they were published, unchanged. In an installed wall each lies as files of its own below",
    "resources/app.asar.unpacked/node_modules, where you may replace it by a version that you changed. Its source is at",
    "the address below, and its package at https://registry.npmjs.org under its name and version.",
    ...packages
      .filter(isCopyleft)
      .flatMap(({ name, version, license, path }) => [
        "",
        `${name} ${version} (${license})`,
        `Source: ${sourceOf(root, path)}`,
        compiledInto(root, path),
      ]),
  ]
    .join("\n")
    .trim();

/** The licences of every package that ships, with their texts; the parts under the LGPL come first, by name. */
export const thirdPartyNotices = (root: string, packages: readonly ShippedPackage[]): string => {
  const notices = packages.map(({ name, version, license, path }) => {
    const texts = licenseTexts(root, path);
    return [
      `${name} ${version} (${license})`,
      ...(texts.length > 0 ? texts : ["The package brings no text of this licence."]),
    ].join("\n\n");
  });
  const head = "Family Wall is made with the work of others. These are their licences.";
  return `${[head, lgplParts(root, packages), ...notices].join(`\n\n${rule}\n\n`)}\n`;
};
