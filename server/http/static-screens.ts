import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { type Request, type RequestHandler, type Response, Router } from "express";
import sirv, { type Options } from "sirv";
import { apiSentence } from "../platform/api-sentence.ts";
import { HttpError } from "../platform/errors.ts";
import { guidePolicy } from "./security/security-headers.ts";
import { createScreenDocument, type PageBrings } from "./screen-document.ts";

interface Screens {
  /** The built wall, served at `/`. */
  readonly wallDir: string;
  /** The built phone app, served at `/m/`. */
  readonly phoneDir: string;
  /** The https origins that the guide to https may try from a request's page. */
  readonly secureOrigins: (request: Request) => string[];
  /** Called for every page of the wall that is opened. */
  readonly onWallPage: (request: Request, response: Response) => void;
  /** What the pages of each screen bring along. */
  readonly firstAnswers: Readonly<Record<"wall" | "phone", PageBrings>>;
}

const isPage = (request: Request): boolean =>
  (request.method === "GET" || request.method === "HEAD") && !/\.\w+$/.test(request.path);

/** Serves built files: hashed ones are cached for ever, others are revalidated; any other path gets the app's page. */
const built = (dir: string): RequestHandler => {
  if (!existsSync(join(dir, "index.html")))
    return (request, _response, next) => {
      if (!isPage(request)) return next();
      throw new HttpError(503, apiSentence("notBuilt"), { code: "notBuilt" });
    };
  const options: Options = {
    etag: true,
    brotli: true,
    gzip: true,
    single: true,
    setHeaders: (response, path) => {
      response.setHeader(
        "Cache-Control",
        path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  };
  // It reads the whole folder, which no start waits for.
  let serve: ReturnType<typeof sirv> | null = null;
  return (request, response, next) => {
    serve ??= sirv(dir, options);
    // It leaves a file that can't be read to the process, such as one that an update has replaced.
    response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
    return serve(request, response, next);
  };
};

/** Sends a screen's page with its first answers, where there are any; else it is a built file like others. */
const openPage = (
  dir: string,
  firstAnswers: PageBrings,
  onPage: Screens["onWallPage"] = () => undefined,
): RequestHandler => {
  const file = join(dir, "index.html");
  const send = existsSync(file) ? createScreenDocument(file) : null;
  return async (request, response, next) => {
    if (!isPage(request)) return next();
    // Before its cookie is given: a browser that comes for the first time is nobody's yet.
    const first =
      send === null || request.method !== "GET" ? null : await firstAnswers(request, response);
    onPage(request, response);
    if (send === null || first === null) return next();
    await send(request, response, first);
  };
};

/** Serves the wall and the phone app. */
export const serveScreens = (screens: Screens): Router => {
  const { wallDir, phoneDir, firstAnswers } = screens;
  const router = Router({ strict: true });
  router.use((request, _response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new HttpError(405, apiSentence("method.pages"), { code: "method" });
    next();
  });
  router.get("/m", (_request, response) => response.redirect(308, "/m/"));
  router.get("/m/secure", (request, response, next) => {
    const origins = screens.secureOrigins(request);
    if (origins.length > 0) response.set("Content-Security-Policy", guidePolicy(origins));
    next();
  });
  router.use("/m/", openPage(phoneDir, firstAnswers.phone), built(phoneDir));
  router.use(openPage(wallDir, firstAnswers.wall, screens.onWallPage));
  router.use(built(wallDir));
  router.use(() => {
    throw new HttpError(404, apiSentence("notFound.page"), { code: "notFound" });
  });
  return router;
};
