import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { missingPathsIn } from "./paths-in-docs.ts";
import { trackedFiles } from "./sources.ts";

const root = resolve(import.meta.dirname, "../..");
const files = ["server/db/migrate.ts", "server/db/backups/verify.ts", "server/jobs/scheduler.ts"];
const missing = (markdown: string): string[] => missingPathsIn(markdown, files);

describe("a stranger who follows a path in the docs", () => {
  it.each(["docs/architecture.md", "docs/glossary.md", "CONTRIBUTING.md"])(
    "finds each file and folder that %s names",
    (page) => {
      const markdown = readFileSync(join(root, page), "utf8");
      expect(missingPathsIn(markdown, trackedFiles(root, ["."]))).toEqual([]);
    },
  );

  it("is not sent to a file or folder that was renamed", () => {
    expect(missing("`server/db/update.ts`, `server/db/migrate.ts`, `server/tasks/`")).toEqual([
      "server/db/update.ts",
      "server/tasks/",
    ]);
  });

  it("finds a short name in the folder of a path before it, and nowhere else", () => {
    expect(missing("`server/db/migrate.ts`, then `backups/verify.ts`")).toEqual([]);
    expect(missing("`server/db/migrate.ts`, then `scheduler.ts`")).toEqual(["scheduler.ts"]);
  });

  it("starts anew in each row of a table and each item of a list", () => {
    expect(missing("| `server/db/migrate.ts` |\n| `scheduler.ts` |")).toEqual([]);
    expect(missing("1. `server/db/migrate.ts`\n2. `scheduler.ts`")).toEqual([]);
  });

  it("finds a folder by the end of its path in a page about the server", () => {
    expect(missing("`backups/` and `jobs/`, but not `ups/`")).toEqual(["ups/"]);
  });

  it("isn't stopped by addresses, commands, placeholders and blocks of code", () => {
    const words =
      "`GET /api/board`, `npm run check`, `server/<noun>/a.ts`, `#server/…`, `/dev/shm`";
    expect(missing(`${words}\n\n\`\`\`sh\necho \`gone.ts\`\n\`\`\`\n`)).toEqual([]);
  });
});
