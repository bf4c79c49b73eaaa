import { expect, it } from "vitest";
import type { NamedLists } from "#contract/lists.ts";
import { waitingPhone } from "#tests/fixtures/waiting-phone.ts";
import { addListItem, closeListItem, createList, editListItem } from "./mutations.ts";
import { listsRead } from "./reads.ts";

const socks = { id: "s1", text: "Socks", checked: false };
const packing = { id: "l1", name: "Packing", template: false, items: [socks] };
const key = ["lists", "GET /api/lists", {}] as const;

const openPage = async (known: NamedLists) => {
  const phone = waitingPhone([createList, addListItem, closeListItem, editListItem]);
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

it("an item that another phone deleted is put back with what was changed of it", async () => {
  const { page, shown } = await openPage({ lists: [{ ...packing, items: [] }] });
  const back = editListItem.putBack({ listId: "l1", id: "s1", text: "Warm socks" });
  void back?.(page.enqueue);
  expect(shown()?.lists[0]?.items.map(({ text }) => text)).toEqual(["Warm socks"]);
  expect(listsRead.empty).toEqual({ lists: [] });
});
