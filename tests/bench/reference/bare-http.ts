// The neutral program: node:http alone, answering the sample family's roster from memory.
import { createServer } from "node:http";

const roster = JSON.stringify(
  ["mia", "leo", "mom", "dad"].map((id) => ({
    ...{ id, name: id, color: "#d9662b", kid: false, parent: false, hasPin: false },
  })),
);

const server = createServer((_request, response) => {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(roster);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  console.log(JSON.stringify({ msg: "listening", url, pid: process.pid }));
});
