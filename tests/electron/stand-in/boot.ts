import inspector from "node:inspector";
import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const [, , executable = "electron", ...words] = process.argv;
process.argv = [executable, ...words];

const api = new URL("electron.ts", import.meta.url).href;
registerHooks({
  resolve: (name, context, next) =>
    name === "electron" ? { url: api, shortCircuit: true } : next(name, context),
});
if (words.some((word) => word.startsWith("--inspect"))) inspector.open(0, "127.0.0.1");

// Before the version is set, because the code that unpacks an asar asks for Electron's own fs when it detects
// Electron.
const { resourcesPath } = await import("./paths.ts");
Object.defineProperty(process.versions, "electron", { value: process.env["STAND_IN_VERSION"] });
Object.defineProperty(process, "resourcesPath", { value: resourcesPath });
const { app } = await import("./electron.ts");
await import(pathToFileURL(app.main).href);
app.begin();
