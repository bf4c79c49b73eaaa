// The neutral program for live streams: node:http alone; each write tells everybody who listens, and is answered.
import { createServer, type ServerResponse } from "node:http";

const streams = new Set<ServerResponse>();
let revision = 0;

const server = createServer((request, response) => {
  if (request.method === "GET") {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    streams.add(response);
    response.on("close", () => streams.delete(response));
    return;
  }
  request.resume();
  request.once("end", () => {
    revision += 1;
    const text = `id: ${revision}\nevent: change\ndata: {"kind":"grocery","revision":${revision}}\n\n`;
    for (const stream of streams) stream.write(text);
    response.end("{}");
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  console.log(JSON.stringify({ msg: "listening", url, pid: process.pid }));
});
