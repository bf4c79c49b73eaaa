// The neutral program for writes: node:http and SQLite alone; each request is one statement that is on the disk when it is answered.
import { createServer } from "node:http";
import Database from "better-sqlite3";
import { listenAndReportPort } from "./listen-and-report-port.ts";

const db = new Database("bare.db");
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.exec("CREATE TABLE items (id TEXT PRIMARY KEY, changes INTEGER NOT NULL) STRICT");
const write = db.prepare<[string]>(
  "INSERT INTO items (id, changes) VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET changes = changes + 1",
);

const server = createServer((request, response) => {
  request.resume();
  request.once("end", () => {
    write.run(request.url ?? "/");
    response.setHeader("Content-Type", "application/json; charset=utf-8");
    response.end("{}");
  });
});
listenAndReportPort(server);
