import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { createQueryClient } from "./query-state.ts";

const client = createQueryClient();
afterEach(() => client.clear());

/** A list that is shown, and each reading of it that waits for its answer. */
const shownList = () => {
  const readings: { resolve: (list: string[]) => void; reject: (why: Error) => void }[] = [];
  const queryFn = () =>
    new Promise<string[]>((resolve, reject) => void readings.push({ resolve, reject }));
  const observer = new QueryObserver(client, { queryKey: ["backups"], queryFn, retry: false });
  const stop = observer.subscribe(() => undefined);
  return { readings, stop, shown: () => observer.getCurrentResult().data };
};
const settled = () => new Promise((done) => setTimeout(done));

it("a list that changes while it is read for the first time is read once more, however often it changed", async () => {
  const list = shownList();
  void client.invalidateQueries({ queryKey: ["backups"] });
  void client.invalidateQueries({ queryKey: ["backups"] });
  expect(list.readings).toHaveLength(1);
  list.readings[0]?.resolve([]);
  await settled();
  expect(list.readings).toHaveLength(2);
  list.readings[1]?.resolve(["by hand"]);
  await settled();
  expect(list.shown()).toEqual(["by hand"]);
  expect(list.readings).toHaveLength(2);
  list.stop();
});

it("so is one whose first reading fails, and one that was left alone isn't", async () => {
  const list = shownList();
  void client.invalidateQueries({ queryKey: ["tasks"] });
  void client.invalidateQueries({ queryKey: ["backups"] });
  list.readings[0]?.reject(new Error("unconfigured"));
  await settled();
  expect(list.readings).toHaveLength(2);
  list.readings[1]?.resolve([]);
  await settled();
  void client.invalidateQueries({ queryKey: ["tasks"] });
  await settled();
  expect(list.readings).toHaveLength(2);
  list.stop();
});
