import { basename } from "node:path";
import { runQuietly, timed } from "./run-quietly.mjs";
import { UserError } from "./user-error.mjs";

const offline =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT/;

const words = [
  "ci",
  // Builds and tests need the development dependencies, whatever NODE_ENV says.
  "--include=dev",
  "--no-audit",
  "--no-fund",
  // Without a network npm would retry for minutes.
  "--fetch-retries=2",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=5000",
];

/** The command of npm: the one that runs this process, else the one on the path. */
export const npmCommand = (env, platform) => {
  const { npm_execpath: program, npm_node_execpath: node } = env;
  const runsUs =
    program !== undefined && node !== undefined && basename(program).startsWith("npm-cli");
  if (runsUs) return { command: node, words: [program, ...words], shell: false };
  return { command: "npm", words, shell: platform === "win32" };
};

/** The sentence for a failed installation. */
export const installFailureText = (code, said) => {
  if (code === null || code === 127)
    return "npm is missing; install it, on Debian and Ubuntu with: sudo apt install npm";
  if (offline.test(said))
    return "The packages could not be fetched: npm reaches no registry. Connect this machine to the internet for the first start.";
  // npm's own sentence about an unsuitable lock file comes before a page of options.
  const all = said.trim().split("\n");
  const unfit = all.filter((line) => /lock file|package-lock\.json/.test(line));
  const lines = (unfit.length > 0 ? unfit : all).slice(-12).join("\n");
  return `${lines}\nThe packages could not be installed; what npm said is above.`;
};

/** Installs exactly the lock file's packages; throws a UserError where that fails. */
export const install = (root) =>
  timed("Installing packages (the first time takes a few minutes)", async () => {
    const npm = npmCommand(process.env, process.platform);
    const { code, said } = await runQuietly(npm.command, npm.words, {
      cwd: root,
      shell: npm.shell,
    });
    if (code !== 0) throw new UserError(installFailureText(code, said));
  });
