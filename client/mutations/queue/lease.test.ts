import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { claimsOfOnePage, leaseByClaims, leaseByLocks } from "./lease.ts";

/** Two pages of one browser. */
const ways = {
  "by the browser's locks": () =>
    [leaseByLocks(navigator.locks), leaseByLocks(navigator.locks)] as const,
  "by what pages write down": () => {
    const claims = claimsOfOnePage();
    return [leaseByClaims(claims), leaseByClaims(claims)] as const;
  },
};
let mutations = 0;

describe.each(Object.entries(ways))("a mutation that one page holds, %s", (_, open) => {
  const begun = () => {
    mutations += 1;
    const id = `mutation ${mutations}`;
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

  it("is held by one page at a time, and by the next when that is done", async () => {
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

it("a page that sleeps while it sends a tick doesn't keep another from it for ever", async () => {
  const [page, other] = [leaseByLocks(navigator.locks), leaseByLocks(navigator.locks, 50)];
  let wakeUp = (_: string) => {};
  const asleep = page.whenFree("tick", () => new Promise<string>((resolve) => (wakeUp = resolve)));
  expect(await other.whenFree("tick", () => Promise.resolve("sent"))).toBe("sent");
  wakeUp("sent as well");
  expect(await asleep).toBe("sent as well");
});

describe("a page that sends something on plain http", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const never = () => new Promise<string>(() => {});

  it("keeps it as long as its pictures take, and five seconds after the phone killed it", async () => {
    const claims = claimsOfOnePage();
    let isDead = false;
    const page = leaseByClaims({
      ...claims,
      update: (id, revise) => (isDead ? Promise.resolve() : claims.update(id, revise)),
    });
    const other = leaseByClaims(claims);
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
    const claims = claimsOfOnePage();
    await claims.update("snow", () => Date.now() + 365 * 86_400_000);
    expect(await leaseByClaims(claims).ifFree("snow", () => Promise.resolve("free"))).toBe("free");
  });

  it("goes on alone where nothing can be written down", async () => {
    const full = {
      update: () => Promise.reject(new Error("full")),
      remove: () => Promise.reject(new Error("full")),
    };
    expect(await leaseByClaims(full).whenFree("snow", () => Promise.resolve("sent"))).toBe("sent");
  });
});
