import { expect, it } from "vitest";
import type { NamedLists } from "#contract/lists.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import {
  addListItem,
  clearList,
  closeListItem,
  createList,
  editListItem,
  restartList,
} from "./mutations.ts";

const socks = { id: "s1", text: "Socks", checked: false };
const packing = { id: "l1", name: "Packing", template: false, items: [socks] };
const key = ["lists", "GET /api/lists", {}] as const;

const openPage = async (known: NamedLists) => {
  const phone = waitingPhone([createList, addListItem, clearList, closeListItem, editListItem]);
  const page = await phone.openPage();
  page.client.setQueryData(key, known);
  const shown = () => page.overlay(key, page.client.getQueryData<NamedLists>(key));
  return { phone, page, shown };
};

it("a list that is begun without reception has its things at once, and they can be ticked", async () => {
  const { phone, page, shown } = await openPage({ lists: [] });
  const things = [{ id: "0".repeat(32), text: "Teddy" }];
  phone.answers(() => new Promise(() => undefined));
  page.enqueue(createList, { id: "new", name: "Denmark", items: things });
  page.enqueue(closeListItem, { listId: "new", id: "0".repeat(32), text: "Teddy" });
  expect(shown()).toEqual({
    lists: [
      {
        ...{ id: "new", name: "Denmark", template: false },
        items: [{ id: "0".repeat(32), text: "Teddy", checked: true }],
      },
    ],
  });
});

it("what is on the list in the same words isn't there twice, before the answer and after it", async () => {
  const { phone, page, shown } = await openPage({ lists: [packing] });
  const added = page.enqueue(addListItem, { listId: "l1", id: "a".repeat(32), text: "socks" });
  expect(shown()?.lists[0]?.items).toEqual([socks]);
  phone.answers(() => socks);
  page.flush();
  await added.answer;
  expect(shown()?.lists[0]?.items).toEqual([socks]);
});

it("a list whose answer was lost is there once, also when the lists are read again before", async () => {
  const { phone, page, shown } = await openPage({ lists: [{ ...packing, id: "new" }] });
  phone.answers(() => new Promise(() => undefined));
  page.enqueue(createList, { id: "new", name: "Packing", items: [socks] });
  expect(shown()?.lists).toEqual([{ ...packing, id: "new" }]);
});

it("words that differ by an accent are the same on the phone as at home", async () => {
  const carrots = { id: "c1", text: "Möhren", checked: true };
  const { phone, page, shown } = await openPage({ lists: [{ ...packing, items: [carrots] }] });
  phone.answers(() => new Promise(() => undefined));
  page.enqueue(addListItem, { listId: "l1", id: "a".repeat(32), text: "Mohren" });
  expect(shown()?.lists[0]?.items).toEqual([{ ...carrots, checked: false }]);
});

it("a thing in the words of another becomes one with it at once, open where either was", async () => {
  const scarf = { id: "s2", text: "Scarf", checked: true };
  const { phone, page, shown } = await openPage({ lists: [{ ...packing, items: [socks, scarf] }] });
  const renamed = { id: "s2", text: "socks", checked: false };
  const edited = page.enqueue(editListItem, { listId: "l1", id: "s2", text: "socks" });
  expect(shown()?.lists[0]?.items).toEqual([renamed]);
  phone.answers(() => renamed);
  page.flush();
  await edited.answer;
  expect(shown()?.lists[0]?.items).toEqual([renamed]);
});

it("what is ticked after a list was cleared stays, however long that waits", async () => {
  const [seen, since] = [
    { ...socks, checked: true },
    { id: "s2", text: "Scarf", checked: true },
  ];
  const { phone, page, shown } = await openPage({ lists: [{ ...packing, items: [seen, since] }] });
  phone.answers(() => ({ ...packing, items: [since] }));
  const input = { id: "l1", name: "Packing", itemIds: ["s1"] };
  const cleared = page.enqueue(clearList, input);
  expect(shown()?.lists[0]?.items).toEqual([since]);
  await cleared.answer;
  expect(phone.arrived.at(-1)?.input).toEqual(input);
  expect(clearList.request(input, { uploadIds: [], mayWait: true })).toEqual({
    params: { id: "l1" },
    body: { itemIds: ["s1"] },
  });
});

it("what is ticked after the ticks of a list were taken back stays ticked, however long that waits", async () => {
  const seen = { ...socks, checked: true };
  const since = { id: "s2", text: "Torch", checked: false };
  const { page, shown, phone } = await openPage({ lists: [{ ...packing, items: [seen, since] }] });
  phone.answers(() => new Promise(() => undefined));
  const input = { id: "l1", name: "Packing", itemIds: ["s1"] };
  page.enqueue(restartList, input);
  page.client.setQueryData(key, {
    lists: [{ ...packing, items: [seen, { ...since, checked: true }] }],
  });
  expect(shown()?.lists[0]?.items.map(({ checked }) => checked)).toEqual([false, true]);
  expect(restartList.request(input, { uploadIds: [], mayWait: true })).toEqual({
    ...{ params: { id: "l1" }, body: { itemIds: ["s1"] } },
  });
});

it("an item that another phone deleted is put back with what was changed of it", async () => {
  const { page, shown } = await openPage({ lists: [{ ...packing, items: [] }] });
  const back = editListItem.putBack({ listId: "l1", id: "s1", text: "Warm socks" });
  void back?.(page.enqueue);
  expect(shown()?.lists[0]?.items.map(({ text }) => text)).toEqual(["Warm socks"]);
});

it("a thing that was changed on a list that somebody deleted leads back to its list", async () => {
  const { phone, page } = await openPage({ lists: [] });
  const edit = { listId: "l1", listName: "Packing", id: "s1", text: "Warm socks" };
  await editListItem.putBack(edit)?.(page.enqueue);
  const [{ input } = { input: undefined }] = phone.arrived;
  expect(input).toMatchObject({ listId: "l1", listName: "Packing", text: "Warm socks" });
  await addListItem.putBack({ ...edit, id: "new" })?.(page.enqueue);
  expect(phone.arrived[1]?.input).toMatchObject({ id: "l1", name: "Packing" });
});
