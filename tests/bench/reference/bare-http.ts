// The neutral program: node:http alone, answering the sample family's roster from memory.
import { createServer } from "node:http";
import { listenAndReportPort } from "./listen-and-report-port.ts";

const roster = JSON.stringify(
  ["mia", "leo", "mom", "dad"].map((id) => ({
    ...{ id, name: id, color: "#d9662b", kid: false, parent: false, hasPin: false },
  })),
);

const server = createServer((_request, response) => {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(roster);
});
listenAndReportPort(server);
