import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { writeStyleTypes } from "./style-types.ts";

const root = resolve(import.meta.dirname, "..");
const port = process.env["PORT"] ?? "8080";

// The target of the screens' dev servers for /api.
process.env["API"] = `http://127.0.0.1:${port}`;

const openScreen = async (screen: string, at: number): Promise<ViteDevServer> => {
  const dev = await createServer({
    root: join(root, screen),
    configFile: join(root, screen, "vite.config.ts"),
    server: { port: at, strictPort: true },
    clearScreen: false,
    logLevel: "warn",
  });
  await dev.listen();
  return dev;
};

const server = spawn(
  process.execPath,
  ["--watch", "--watch-preserve-output", join(root, "server/cli.ts")],
  {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "inherit", "inherit"],
  },
);
await writeStyleTypes();
const screens = await Promise.all([openScreen("wall-ui", 5173), openScreen("pwa", 5174)]);

console.error(
  [
    "",
    "  Wall    http://127.0.0.1:5173/",
    "  Phone   http://127.0.0.1:5174/m/",
    `  Server  http://127.0.0.1:${port}/api/docs`,
    "",
  ].join("\n"),
);

const leave = async (): Promise<void> => {
  server.kill("SIGTERM");
  await Promise.all(screens.map((screen) => screen.close()));
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void leave());
