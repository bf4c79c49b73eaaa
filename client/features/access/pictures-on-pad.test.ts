import { expect, it } from "vitest";
import { codePictures } from "#contract/members.ts";
import { picturesOnPad } from "./pictures-on-pad.ts";

it("a child's pad has every one of the pictures that a code may be of", () => {
  expect([...picturesOnPad].toSorted()).toEqual([...codePictures].toSorted());
});
