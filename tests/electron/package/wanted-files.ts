/** The path prefixes that a package may contain; anything else was added by mistake. */
const wanted = [
  /^dist\/electron\/(main|server-process)\.js$/,
  /^dist\/server\/[\w-]+\.js$/,
  /^dist\/server\/chunks\/[\w.-]+\.js$/,
  /^dist\/(wall-ui|pwa)\//,
  /^dist\/THIRD-PARTY-NOTICES\.txt$/,
  /^migrations\/(\d{4}-[\w-]+\.sql|schema-parts\.txt)$/,
  /^config\/(members\.sample\.json|rewards\.json|\w+\.schema\.json)$/,
  /^server\/openapi\.yaml$/,
  /^package\.json$/,
  /^node_modules\//,
];

/** What no package may contain, at any path. */
const unwanted = [
  /\.(map|md|d\.[cm]?ts|tsx?|cc|cpp|h|gyp)$/,
  /\.(test|spec)\./,
  /(^|\/)\.(env|git|github)/,
  /^node_modules\/(electron|electron-updater|playwright[\w-]*|vite[\w-]*|typescript|@types|@scarf|node-addon-api)\//,
  /^node_modules\/@img\/sharp-(libvips|linux|linuxmusl|darwin|win32|freebsd|webcontainers)/,
];

/** Without these files the wall doesn't start, or lacks a function. */
const needed = [
  "dist/electron/main.js",
  "dist/electron/server-process.js",
  "dist/wall-ui/index.html",
  "dist/pwa/index.html",
  "dist/server/cli.js",
  "dist/THIRD-PARTY-NOTICES.txt",
  "migrations/0001-foundation.sql",
  "config/members.sample.json",
  "config/rewards.json",
  "server/openapi.yaml",
  "node_modules/express/index.js",
  "node_modules/iconv-lite/lib/index.js",
  "node_modules/libheif-js/package.json",
  "node_modules/mime-db/db.json",
  "node_modules/sharp/package.json",
  "node_modules/swagger-ui-dist/swagger-ui-bundle.js",
];

/** The faults of a package's list of files, one sentence each. */
export const packageFaults = (files: readonly string[]): string[] => [
  ...files
    .filter((file) => !wanted.some((kind) => kind.test(file)))
    .map((file) => `${file} doesn't belong there`),
  ...files
    .filter((file) => unwanted.some((kind) => kind.test(file)))
    .map((file) => `${file} is not needed`),
  ...needed.filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  ...(files.filter((file) => /prebuilds\/.*\.node$/.test(file)).length === 1
    ? []
    : ["there is not exactly one SQLite addon"]),
];
