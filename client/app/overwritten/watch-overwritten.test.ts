import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signOut } from "../../features/access/mutations.ts";
import { undoAct } from "../../features/acts/mutations.ts";
import { addItem, editItem } from "../../features/grocery/mutations.ts";
import { reportApp } from "../../features/devices/mutations.ts";
import { barcodesRead, groceryRead } from "../../features/grocery/reads.ts";
import type { AnswerListener } from "../../mutations/cache/settle-answer.ts";
import { createQueryClient, queryOf } from "../../query/query-state.ts";
import { watchOverwritten } from "./watch-overwritten.ts";

const stored = new Map<string, string>();
let page: EventTarget & { hidden: boolean };
let browser: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  browser = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, word: string) => void stored.set(name, word),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const milk = { id: "g1", name: "Milk", amount: "3 l", checked: false };
const edit = { id: "g1", amount: "3 l", was: { name: "Milk", amount: "2 l" } };

/** A phone whose app is open; what it hears is told by `answers`, what it reads by `reads`. */
const openPhone = () => {
  const client = createQueryClient();
  const told: string[] = [];
  const listeners: AnswerListener[] = [];
  const queue = {
    onAnswer: (listener: AnswerListener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const close = watchOverwritten(queue, client, ({ mine, row }) =>
    told.push(`${mine} → ${String(row["amount"])}`),
  );
  return {
    ...{ client, told, close },
    answers: (...heard: Parameters<AnswerListener>) => {
      for (const listener of listeners) listener(...heard);
    },
    reads: (amount: string) => {
      client.setQueryData(queryOf(groceryRead, {}).queryKey, { items: [{ ...milk, amount }] });
      vi.advanceTimersByTime(2000);
    },
  };
};

it("a phone tells once what somebody wrote over, also when the app was closed meanwhile", () => {
  const phone = openPhone();
  phone.answers(editItem, edit, milk);
  phone.reads("3 l");
  expect(phone.told).toEqual([]);
  phone.close();
  const again = openPhone();
  again.reads("1 l");
  again.reads("2 l");
  expect(again.told).toEqual(["3 l → 1 l"]);
  again.close();
});

it("what was read ahead, and is on no screen that would have it read again, holds nothing up", () => {
  const phone = openPhone();
  const barcodes = queryOf(barcodesRead, {}).queryKey;
  phone.client.setQueryData(barcodes, { items: [] });
  phone.answers(editItem, edit, milk);
  void phone.client.invalidateQueries({ queryKey: barcodes });
  phone.reads("1 l");
  expect(phone.told).toEqual(["3 l → 1 l"]);
  phone.close();
});

it("what stands nowhere but on such an answer may be from before, and is told by nothing", () => {
  const phone = openPhone();
  phone.reads("2 l");
  phone.answers(editItem, edit, milk);
  void phone.client.invalidateQueries({ queryKey: queryOf(groceryRead, {}).queryKey });
  vi.advanceTimersByTime(2000);
  expect(phone.told).toEqual([]);
  phone.close();
});

it("whoever takes back what they wrote isn't told of themselves, and hears of others later", () => {
  const phone = openPhone();
  phone.answers(editItem, edit, milk);
  phone.reads("3 l");
  phone.answers(undoAct, { id: "7" }, undefined);
  phone.reads("2 l");
  expect(phone.told).toEqual([]);
  phone.answers(editItem, edit, milk);
  phone.reads("3 l");
  phone.reads("1 l");
  expect(phone.told).toEqual(["3 l → 1 l"]);
  phone.close();
});

it("whoever signs out leaves nothing of what they wrote on the phone", () => {
  const phone = openPhone();
  phone.answers(editItem, edit, milk);
  expect(stored.get("own-edits")).toContain("3 l");
  phone.answers(signOut, {}, undefined);
  expect(stored.get("own-edits")).toBe("[]");
  phone.reads("1 l");
  expect(phone.told).toEqual([]);
  phone.close();
});

it("an app that says what it is, as each does when it is opened, forgets nothing", () => {
  const phone = openPhone();
  phone.answers(editItem, edit, milk);
  phone.answers(reportApp, { body: { installed: true } }, undefined);
  phone.reads("1 l");
  expect(phone.told).toEqual(["3 l → 1 l"]);
  phone.close();
});

it("more of what is on the list already, added here, isn't told as somebody else's change", () => {
  const phone = openPhone();
  phone.answers(editItem, edit, milk);
  phone.answers(addItem, { id: "new", name: "Milk", amount: "1 l" }, { ...milk, amount: "4 l" });
  phone.reads("4 l");
  expect(phone.told).toEqual([]);
  phone.reads("9 l");
  expect(phone.told).toEqual(["4 l → 9 l"]);
  phone.close();
});

it("what another version stored is passed over", () => {
  stored.set("own-edits", JSON.stringify([{ id: 1 }, null, "x"]));
  const phone = openPhone();
  phone.reads("1 l");
  expect(phone.told).toEqual([]);
  phone.close();
});

it("of two tabs the one that is looked at tells, and the other doesn't say it again when it comes forward", () => {
  const [front, behind] = [openPhone(), openPhone()];
  front.answers(editItem, edit, milk);
  const hear = () =>
    browser.dispatchEvent(Object.assign(new Event("storage"), { key: "own-edits" }));
  hear();
  page.hidden = true;
  behind.reads("1 l");
  expect(behind.told).toEqual([]);
  page.hidden = false;
  front.reads("1 l");
  hear();
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(2000);
  expect([front.told, behind.told]).toEqual([["3 l → 1 l"], []]);
  front.close();
  behind.close();
});

it("what was written over while nobody looked is told when somebody does", () => {
  const phone = openPhone();
  phone.answers(editItem, edit, milk);
  page.hidden = true;
  phone.reads("1 l");
  expect(phone.told).toEqual([]);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(2000);
  expect(phone.told).toEqual(["3 l → 1 l"]);
  phone.close();
});
