import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leaseLock, webLocksLock, inMemoryLeaseStore } from "./cross-tab-lock.ts";

/** Two pages of one browser. */
const ways = {
  "by the browser's locks": () =>
    [webLocksLock(navigator.locks), webLocksLock(navigator.locks)] as const,
  "by what pages note": () => {
    const claims = inMemoryLeaseStore();
    return [leaseLock(claims), leaseLock(claims)] as const;
  },
};
let actions = 0;

describe.each(Object.entries(ways))("an action in hand, %s", (_, open) => {
  const begun = () => {
    actions += 1;
    const id = `action ${actions}`;
    const [page, other] = open();
    const order: string[] = [];
    let end = () => {};
    const first = page.whenFree(id, async () => {
      order.push("begun");
      await new Promise<void>((resolve) => (end = resolve));
      order.push("ended");
      return "sent";
    });
    return { id, page, other, order, first, end: () => end() };
  };

  it("is in one page's hand at a time, and the next one's turn comes when that is done", async () => {
    const { id, page, other, order, first, end } = begun();
    const second = other.whenFree(id, () => Promise.resolve(order.push("second")));
    await expect.poll(() => order).toEqual(["begun"]);
    for (const one of [page, other])
      expect(await one.ifFree(id, () => Promise.resolve("too early"))).toBeUndefined();
    expect(await other.ifFree("another", () => Promise.resolve("free"))).toBe("free");
    end();
    expect(await first).toBe("sent");
    await second;
    expect(order).toEqual(["begun", "ended", "second"]);
    expect(await page.ifFree(id, () => Promise.resolve("free"))).toBe("free");
  });

  it("is let go of by work that fails", async () => {
    const { id, page, other, first, order, end } = begun();
    await expect.poll(() => order).toEqual(["begun"]);
    end();
    await first;
    const failing = page.whenFree(id, () => Promise.reject(new Error("page")));
    await expect(failing).rejects.toThrow("page");
    expect(await other.ifFree(id, () => Promise.resolve("free"))).toBe("free");
  });
});

it("a page that sleeps with an action in hand doesn't keep another from it for ever", async () => {
  const [page, other] = [webLocksLock(navigator.locks), webLocksLock(navigator.locks, 50)];
  let wakeUp = (_: string) => {};
  const asleep = page.whenFree("tick", () => new Promise<string>((resolve) => (wakeUp = resolve)));
  expect(await other.whenFree("tick", () => Promise.resolve("sent"))).toBe("sent");
  wakeUp("sent as well");
  expect(await asleep).toBe("sent as well");
});

describe("a page that has an action in hand on plain http", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const never = () => new Promise<string>(() => {});

  it("keeps it as long as its pictures take, and five seconds after the phone killed it", async () => {
    const claims = inMemoryLeaseStore();
    let isDead = false;
    const page = leaseLock({
      ...claims,
      update: (id, revise) => (isDead ? Promise.resolve() : claims.update(id, revise)),
    });
    const other = leaseLock(claims);
    void page.whenFree("snow", never);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await other.ifFree("snow", never)).toBeUndefined();
    isDead = true;
    await vi.advanceTimersByTimeAsync(3000);
    expect(await other.ifFree("snow", never)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2001);
    expect(await other.ifFree("snow", () => Promise.resolve("free"))).toBe("free");
  });

  it("doesn't keep it for years where the phone's clock was set back", async () => {
    const claims = inMemoryLeaseStore();
    await claims.update("snow", () => Date.now() + 365 * 86_400_000);
    expect(await leaseLock(claims).ifFree("snow", () => Promise.resolve("free"))).toBe("free");
  });

  it("goes on alone where nothing can be noted", async () => {
    const full = {
      update: () => Promise.reject(new Error("full")),
      remove: () => Promise.reject(new Error("full")),
    };
    expect(await leaseLock(full).whenFree("snow", () => Promise.resolve("sent"))).toBe("sent");
  });
});
