import { describe, expect, it } from "vitest";
import { createRedactor } from "./redact.ts";

const hide = createRedactor({
  words: [
    "https://us:pa55word@calendar.example/private-9d8f7a/mia%20b.ics?key=s3cr3t-key",
    "webcal://one.example/aaaa-bbbb;https://two.example/cccc-dddd",
    "sk-canary-1",
    "a+b(c)[d]",
    "x",
  ],
  people: ["mia", "Mia", "leo", "Leo Maximilian", "Zoë", "ann-sophie"],
  hosts: ["nas.fritz.box", "kitchenwall"],
});

describe("a log line for strangers", () => {
  it.each([
    ["https://us:pa55word@calendar.example/private-9d8f7a/mia%20b.ics?key=s3cr3t-key"],
    ["GET /private-9d8f7a/mia%20b.ics failed"],
    ["key=s3cr3t-key"],
    ["S3CR3T-KEY"],
    ["user us, password pa55word"],
    ["path /aaaa-bbbb"],
    ["cccc-dddd"],
    ["token sk-canary-1."],
    ["a+b(c)[d]"],
  ])("says no secret and no part of one: %s", (text) => {
    const left = hide(text).toLowerCase();
    for (const secret of ["9d8f7a", "s3cr3t", "pa55", "aaaa", "cccc", "canary", "a+b(c)"])
      expect(left).not.toContain(secret);
  });

  it.each([
    ["Mia closed a chore", "[member] closed a chore"],
    ["MIA, Leo and Maximilian", "[member], [member] and [member]"],
    ["Zoë's and ann-sophie's", "[member]'s and [member]'s"],
    ["Miami is no member", "Miami is no member"],
  ])("names nobody: %s", (text, left) => {
    expect(hide(text)).toBe(left);
  });

  it.each([
    ["getaddrinfo ENOTFOUND some.where.example", "getaddrinfo ENOTFOUND [host]"],
    ["connect ECONNREFUSED 192.168.1.20:8080", "connect ECONNREFUSED [host]:8080"],
    ["from ::1 and fe80::1%eth0", "from [host] and [host]"],
    ["NAS.fritz.box and kitchenwall", "[host] and [host]"],
    ["asked https://else.example/x?y=z now", "asked [address] now"],
    ["write to anna@mail.example", "write to [address]"],
    ["call +49 170 1234567", "call [number]"],
    [
      "Error: no\n    at close (file:///home/anna/wall/server/tasks/close.ts:12:3)",
      "Error: no\n    at close (…/close.ts:12:3)",
    ],
    ["EACCES: open '/home/anna/data/wall.db'", "EACCES: open '…/wall.db'"],
    [String.raw`open C:\Users\anna\wall.db`, "open …/wall.db"],
  ])("names no host, address or folder: %s", (text, left) => {
    expect(hide(text)).toBe(left);
  });

  it.each([
    "a calendar can't be fetched",
    "at process.processTicksAndRejections (node:internal/process/task_queues:104:5)",
    "2026-11-20T16:42:00.000Z",
    "SQLITE_FULL: database or disk is full",
  ])("keeps what helps: %s", (text) => {
    expect(hide(text)).toBe(text);
  });

  it("is left as it is where nothing is private", () => {
    expect(createRedactor({ words: [], people: [], hosts: [] })("all is well")).toBe("all is well");
  });
});
