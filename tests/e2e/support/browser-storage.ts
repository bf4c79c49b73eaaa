import type { Page } from "@playwright/test";

/** Everything that the browser stores for the app, except its own HTTP cache. */
export const storedOn = (page: Page) =>
  page.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        files.push(new URL(url).pathname);
    const words: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => done(opening.result));
        opening.addEventListener("error", () => fail(opening.error));
      });
      for (const store of database.objectStoreNames)
        words.push(
          await new Promise((done) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.addEventListener("success", () => done(reading.result));
          }),
        );
      database.close();
    }
    return { files, words: JSON.stringify(words) };
  });

/** Makes what the app remembers another version's, before each of the page's next openings reads it. */
export const rememberAsOtherVersion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opening = indexedDB.open("keyval-store");
    opening.addEventListener("success", () => {
      const store = opening.result.transaction("keyval", "readwrite").objectStore("keyval");
      const reading = store.get("family-wall");
      reading.addEventListener("success", () => {
        if (reading.result.buster === "") throw new Error("Nothing says what was built.");
        store.put({ ...reading.result, buster: "another version" }, "family-wall");
      });
    });
  });
