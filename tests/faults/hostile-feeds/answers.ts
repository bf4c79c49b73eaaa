import type { ServerResponse } from "node:http";
import { createGzip, gzipSync } from "node:zlib";
import { titlesAround, goodFile, type HostileFeed, serveIcs } from "./hostile-feed.ts";

const again = (response: ServerResponse, everyMs: number, piece: () => string | Buffer): void => {
  const timer = setInterval(() => response.write(piece()), everyMs);
  response.on("close", () => clearInterval(timer));
};
const flood = (response: ServerResponse, write: (done: () => void) => void): void => {
  const more = (): void => {
    if (!response.destroyed) write(() => setImmediate(more));
  };
  more();
};
const open = (): string => goodFile().replace("END:VCALENDAR\r\n", "");
const status = (code: number): HostileFeed => ({
  name: `the answer ${code}`,
  answer: (_request, response) => response.writeHead(code).end(code === 204 ? "" : goodFile()),
  good: [],
  says: /\w/,
});

/** Sources that answer with something else, too much, too slowly, or never. */
export const answers: readonly HostileFeed[] = [
  {
    name: "a web page",
    answer: serveIcs(() => "<!doctype html><title>Log in</title>", "text/html"),
    good: [],
    says: /web page/,
  },
  {
    name: "a web page that calls itself a calendar",
    answer: serveIcs(() => "<html></html>"),
    good: [],
    says: /web page/,
  },
  { name: "nothing", answer: serveIcs(() => ""), good: [], says: /nothing/ },
  {
    name: "ten megabytes of NULs",
    answer: serveIcs(() => Buffer.alloc(9_000_000)),
    good: [],
    says: /\w/,
  },
  status(204),
  status(206),
  status(304),
  status(401),
  status(418),
  status(503),
  {
    name: "a bomb",
    answer: (_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      const zip = createGzip();
      zip.pipe(response);
      const zeros = Buffer.alloc(1_000_000);
      flood(response, (done) => zip.write(zeros, done));
    },
    good: [],
    says: /nothing|too large/,
  },
  {
    name: "a bomb behind a calendar",
    answer: (_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      const zip = createGzip();
      zip.pipe(response);
      zip.write(open());
      const zeros = Buffer.alloc(1_000_000, "\r\n ");
      flood(response, (done) => zip.write(zeros, done));
    },
    good: titlesAround,
  },
  {
    name: "packed twice",
    answer: (_request, response) =>
      response
        .writeHead(200, { "content-encoding": "gzip, gzip" })
        .end(gzipSync(gzipSync(goodFile()))),
    good: [],
    says: /\w/,
  },
  {
    name: "packed, and broken off",
    answer: (_request, response) => {
      const packed = gzipSync(goodFile());
      response
        .writeHead(200, { "content-encoding": "gzip" })
        .end(packed.subarray(0, packed.length / 2));
    },
    good: [],
  },
  {
    name: "a calendar without end",
    answer: (_request, response) => {
      response.writeHead(200).write(open());
      let events = 0;
      const many = (): string => {
        events += 1_000;
        return "BEGIN:VEVENT\r\nSUMMARY:Harm\r\nEND:VEVENT\r\n".repeat(1_000);
      };
      flood(response, (done) =>
        events > 10_000_000 ? response.end() : response.write(many(), done),
      );
    },
    good: titlesAround,
  },
  {
    name: "a drip",
    answer: (_request, response) => {
      response.writeHead(200).write(open());
      again(response, 100, () => "X");
    },
    good: titlesAround,
  },
  { name: "silence", answer: () => undefined, good: [], says: /too long/ },
  {
    name: "less than was promised",
    answer: (_request, response) => {
      const body = goodFile();
      response.writeHead(200, { "content-length": body.length + 500 });
      response.write(body, () => response.destroy());
    },
    good: titlesAround,
  },
  {
    name: "more than was promised",
    answer: (request) => {
      const body = goodFile();
      request.socket.end(`HTTP/1.1 200 OK\r\ncontent-length: 40\r\n\r\n${body}`);
    },
    good: [],
  },
  {
    name: "no HTTP",
    answer: (request) => void request.socket.end(goodFile()),
    good: [],
    says: /\w/,
  },
  {
    name: "a circle of redirects",
    answer: (_request, response) => response.writeHead(302, { location: "?again" }).end(),
    good: [],
    says: /without end/,
  },
  {
    name: "a redirect into the house",
    answer: (request, response) =>
      response
        .writeHead(302, { location: `http://localhost:${request.socket.localPort}/canary` })
        .end(),
    good: [],
    says: /may not be asked/,
  },
  {
    name: "a redirect to a file",
    answer: (_request, response) =>
      response.writeHead(301, { location: "file:///etc/passwd" }).end(),
    good: [],
    says: /on the web/,
  },
];
