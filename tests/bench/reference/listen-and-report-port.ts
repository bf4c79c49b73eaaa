import type { Server } from "node:http";

/** Listens on loopback and prints the port, as the wall does. */
export const listenAndReportPort = (server: Server): void => {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    const url = `http://127.0.0.1:${address.port}`;
    console.log(JSON.stringify({ msg: "listening", url, pid: process.pid }));
  });
};
