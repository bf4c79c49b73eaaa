import { expect, it } from "vitest";
import { wallRights } from "#contract/operation.ts";
import { wallCards } from "#contract/wall-layout.ts";
import {
  wallDistances,
  wallPalettes,
  wallPresets,
  wallRooms,
  wallThemes,
} from "#contract/wall-view.ts";
import {
  cardsInOrder,
  distancesInOrder,
  palettesInOrder,
  presetsInOrder,
  rightsInOrder,
  roomsInOrder,
  themesInOrder,
} from "./choices-in-order.ts";

it.each([
  ["presets", presetsInOrder, wallPresets],
  ["rights", rightsInOrder, wallRights],
  ["rooms", roomsInOrder, wallRooms],
  ["themes", themesInOrder, wallThemes],
  ["palettes", palettesInOrder, wallPalettes],
  ["distances", distancesInOrder, wallDistances],
  ["cards", cardsInOrder, wallCards],
])("a wall's editor offers every one of the %s that a wall may have", (_, offered, known) => {
  expect([...offered].toSorted()).toEqual([...known].toSorted());
});
