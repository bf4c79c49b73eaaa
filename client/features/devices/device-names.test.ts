import { expect, it } from "vitest";
import type { Device } from "#contract/devices.ts";
import { deviceNames } from "./device-names.ts";

const device = (id: string, createdAt: string, more: Partial<Device> = {}): Device => ({
  ...{ id, kind: "wall", make: "linux", label: "Linux computer" },
  ...{ createdAt, seenAt: createdAt, current: false, live: false, unlockedUntil: null, ...more },
});

it("two walls of one make are told apart, from the oldest on, whatever their order in the list", () => {
  const kitchen = device("kitchen", "2026-01-01T09:00:00Z");
  const hall = device("hall", "2026-03-01T09:00:00Z");
  const mums = device("mums", "2026-02-01T09:00:00Z", { kind: "phone", memberId: "mom" });
  expect([...deviceNames([hall, mums, kitchen], () => "Linux-Rechner")]).toEqual([
    ["hall", "Linux-Rechner 2"],
    ["mums", "Linux-Rechner"],
    ["kitchen", "Linux-Rechner 1"],
  ]);
});

it("walls have the same numbers in the list of walls, which knows no phones and says null for no name", () => {
  const wall = (id: string, createdAt: string) =>
    ({ ...{ id, createdAt, name: null }, make: "linux" }) as const;
  const [hall, kitchen] = [
    wall("hall", "2026-03-01T09:00:00Z"),
    wall("kitchen", "2026-01-01T09:00:00Z"),
  ];
  expect([...deviceNames([hall, kitchen], () => "Linux computer").values()]).toEqual([
    "Linux computer 2",
    "Linux computer 1",
  ]);
});

it("a wall that has a name is called so, and isn't counted among those that haven't", () => {
  const kitchen = device("kitchen", "2026-01-01T09:00:00Z", { name: "Kitchen" });
  const hall = device("hall", "2026-03-01T09:00:00Z");
  expect([...deviceNames([hall, kitchen], () => "Linux computer")]).toEqual([
    ["hall", "Linux computer"],
    ["kitchen", "Kitchen"],
  ]);
});
