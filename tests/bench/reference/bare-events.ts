// The neutral program for live streams: node:http alone; each write is sent to all streams and then answered.
import { createServer, type ServerResponse } from "node:http";
import { listenAndReportPort } from "./listen-and-report-port.ts";

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
listenAndReportPort(server);
