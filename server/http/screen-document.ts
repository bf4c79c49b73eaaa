import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Request, Response } from "express";

/** Answers that a page brings along, so that it doesn't ask for them first. */
export interface FirstAnswers {
  /** The revision of the live stream to which they are current. */
  readonly revision: number;
  /** JSON texts by the addresses that answer them. */
  readonly answers: ReadonlyMap<string, string>;
}

/** Decides what a page brings along; null where it asks for everything itself. */
export type PageBrings = (request: Request, response: Response) => Promise<FirstAnswers | null>;

const pack = promisify(gzip);
const place = "</head>";

/** Written by hand, because the answers are texts already; a script's content ends at the first `</script`. */
const elementOf = ({ revision, answers }: FirstAnswers): string => {
  const members = [...answers].map(([address, json]) => `${JSON.stringify(address)}:${json}`);
  const json = `{"revision":${revision},"answers":{${members.join(",")}}}`;
  return `<script type="application/json" id="first-answers">${json.replaceAll("<", String.raw`\u003c`)}</script>`;
};

/** Reads a screen's built page, and sends it with answers in it, which nobody may keep. */
export const createScreenDocument = (file: string) => {
  const page = readFileSync(file, "utf8");
  return async (request: Request, response: Response, first: FirstAnswers): Promise<void> => {
    const text = page.replace(place, () => elementOf(first) + place);
    response.set("Cache-Control", "no-store").type("html").vary("Accept-Encoding");
    if (request.acceptsEncodings(["gzip", "identity"]) !== "gzip") {
      response.send(text);
      return;
    }
    response.set("Content-Encoding", "gzip").send(await pack(text));
  };
};
