import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import type { Page } from "playwright";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** What a page has drawn, as HTML that needs no script: its elements, with the style sheets and letters that it began with. */
export const drawnHtml = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const begun = new DOMParser().parseFromString(
      await (await fetch(location.href)).text(),
      "text/html",
    );
    const first = new Set(
      [...begun.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href")),
    );
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof Element)) return "";
    for (const one of copy.querySelectorAll(
      "script, noscript, link[rel=modulepreload], link[as=fetch]",
    ))
      one.remove();
    for (const sheet of copy.querySelectorAll("link[rel=stylesheet]"))
      if (!first.has(sheet.getAttribute("href"))) sheet.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });

/** Serves pages of drawn HTML by `node:http`, with the built files of a screen that they refer to, packed as the wall sends them. */
export const serveDrawn = async (
  pages: Readonly<Record<string, string>>,
  dirs: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; close: () => void }> => {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const drawn = pages[path];
    if (drawn !== undefined) {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(drawn);
      return;
    }
    const [prefix, dir] = Object.entries(dirs).find(([begins]) => path.startsWith(begins)) ?? [];
    const file = join(dir ?? "", path.slice(prefix?.length ?? 0));
    if (dir === undefined || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    const packed = existsSync(`${file}.br`);
    if (packed) response.setHeader("Content-Encoding", "br");
    response.end(readFileSync(packed ? `${file}.br` : file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
