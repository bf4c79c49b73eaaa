import react from "@vitejs/plugin-react";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { oldestBrowsers } from "#client/platform/supported-browsers.ts";
import { iconCompiler } from "#client/ui/icons/icon-compiler.ts";
import { answerShapesPlugin } from "#scripts/answer-shapes.ts";
import { classNames } from "#scripts/class-names.ts";
import { minifyEntry } from "#scripts/minify-entry.ts";
import { pictureFiles } from "#scripts/picture-files.ts";
import { reactAliases } from "#scripts/react-aliases.ts";
import { packageFile } from "#scripts/package-file.ts";
import { manifestIn } from "./manifest.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/m/",
  plugins: [
    react(),
    icons({ compiler: iconCompiler, scale: 1 }),
    answerShapesPlugin(),
    classNames(),
    pictureFiles(),
    minifyEntry(),
    {
      name: "manifest-in-german",
      apply: "build",
      generateBundle() {
        const [fileName, source] = ["manifest.de.webmanifest", JSON.stringify(manifestIn("de"))];
        this.emitFile({ type: "asset", fileName, source });
      },
    },
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src",
      filename: "sw.ts",
      // The page registers it itself: only where the context is secure, and without an inline script.
      injectRegister: false,
      manifest: manifestIn("en"),
      includeManifestIcons: false,
      injectManifest: {
        // The shell in every language; letters beyond Latin come when a name needs them.
        globPatterns: ["index.html", "assets/*.{js,css,json}", "assets/*-latin-wght-*.woff2"],
      },
    }),
  ],
  resolve: { alias: reactAliases },
  define: { "import.meta.env.VITE_APP_VERSION": JSON.stringify(packageFile.version) },
  build: {
    outDir: "../dist/pwa",
    emptyOutDir: true,
    target: "es2023",
    cssTarget: oldestBrowsers,
    // Fonts and pictures as data addresses would break the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One style sheet for the first page: split among pages, it would not begin with the order of its layers.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"], priority: 2 },
            // Whoever signs in has it before all that is late.
            { name: "use-messages", test: /client\/i18n\/use-messages/, priority: 2 },
            // What every page has, and what Today shows below its first cards: in one piece, not in thirty small ones. Who did
            // a chore is asked without reception as well.
            {
              name: "late",
              test: /pwa\/src\/(app\/LateParts|features\/today\/(TodayFoot|CalendarTrouble))|features\/tomorrow\/DayAheadView|features\/members\/FacePicker/,
              priority: 1,
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
