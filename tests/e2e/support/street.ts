import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import { join, resolve } from "node:path";

const pairs = resolve(import.meta.dirname, "../../fixtures/tls");

const listening = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return address.port;
};

const newerWorker = async (wall: string, answer: ServerResponse): Promise<void> => {
  const script = await (await fetch(`${wall}/m/sw.js`)).text();
  answer.writeHead(200, { "content-type": "text/javascript" });
  answer.end(`// newer\n${script}`);
};

/** Starts a proxy to a wall, which can serve a newer service worker; on https with the certificate of the tests' walls. */
export const openStreet = async (wall: string, { https = false } = {}) => {
  const pass = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { method, headers, url: path = "/" } = asked;
    if (street.newer && path === "/m/sw.js") return void newerWorker(wall, answer);
    const passed = request(new URL(path, wall), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  };
  const pem = (name: string) => readFileSync(join(pairs, name));
  const server = https
    ? createTlsServer({ key: pem("wall-key.pem"), cert: pem("wall.pem") }, pass)
    : createServer(pass);
  const street = {
    url: "",
    newer: false,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
  const port = await listening(server);
  street.url = https ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return street;
};
