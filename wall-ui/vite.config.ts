import react from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { oldestBrowsers } from "#client/platform/supported-browsers.ts";
import { iconCompiler } from "#client/ui/icons/icon-compiler.ts";
import { answerShapesPlugin } from "#scripts/answer-shapes.ts";
import { classNames } from "#scripts/class-names.ts";
import { compileHint } from "#scripts/compile-hint.ts";
import { earlyScript } from "#scripts/early-script.ts";
import { minifyEntry } from "#scripts/minify-entry.ts";
import { pictureFiles } from "#scripts/picture-files.ts";
import { reactAliases } from "#scripts/react-aliases.ts";
import { preloadAssets } from "#scripts/preload-assets.ts";
import { packageFile } from "#scripts/package-file.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  plugins: [
    react(),
    icons({ compiler: iconCompiler, scale: 1 }),
    answerShapesPlugin(),
    classNames(),
    pictureFiles(),
    minifyEntry(),
    compileHint(),
    earlyScript(),
    preloadAssets([
      { begins: "figtree-latin-wght", as: "font" },
      { begins: "bricolage-grotesque-latin-wght", as: "font" },
      { begins: "pictures-often", as: "fetch" },
      { begins: "pictures-seldom", as: "fetch" },
    ]),
  ],
  resolve: { alias: reactAliases },
  define: { "import.meta.env.VITE_APP_VERSION": JSON.stringify(packageFile.version) },
  build: {
    outDir: "../dist/wall-ui",
    emptyOutDir: true,
    target: "es2023",
    cssTarget: oldestBrowsers,
    // Fonts and pictures as data addresses would break the page's policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A room's scripts lead to each other, one trip through the house later; their names would be in the first script.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        // The first script names fifty files: seven letters tell the versions of one apart.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        // What Home needs comes in one piece, not in one for each way in which pages share it.
        codeSplitting: {
          groups: [
            { name: "home", tags: ["$initial"], priority: 2 },
            // With the first picture where a house has any, so in one piece and without the pages.
            {
              name: "home-facts",
              test: /wall-ui\/src\/features\/home\/(home-facts|notes\/(HomeBins|HomeNote|HomeStrip|NotesRow|FirstWords)|week\/TomorrowLine)/,
              priority: 1,
            },
            {
              name: "pages",
              test: /EmptyState|client\/features\/members\/FacePicker|app\/main-pages\.|wall-ui\/src\/(ui\/page\.module\.css|features\/(calendar(?!\/(feeds|views\/calendar-views))|tasks|stars|rewards|weather)\/)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": process.env["API"] ?? "http://127.0.0.1:8080" },
    fs: { allow: [".."] },
  },
});
