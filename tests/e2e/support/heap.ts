import type { Page } from "@playwright/test";

/** Runs in the page; `this` is an array of all reachable objects. */
const countThose = `function (word) {
  const holds = (object) =>
    Object.values(Object.getOwnPropertyDescriptors(object)).some(({ value }) => value === word);
  return this.filter(holds).length;
}`;

/** How many objects in a page's memory have a text as a value, after garbage collection. */
export const holdersOf = async (page: Page, word: string): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  const { result: prototype } = await devtools.send("Runtime.evaluate", {
    expression: "Object.prototype",
  });
  const { objects } = await devtools.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
  });
  const { result: count } = await devtools.send("Runtime.callFunctionOn", {
    ...{ objectId: objects.objectId ?? "", functionDeclaration: countThose },
    ...{ arguments: [{ value: word }], returnByValue: true },
  });
  await devtools.detach();
  return Number(count.value);
};
