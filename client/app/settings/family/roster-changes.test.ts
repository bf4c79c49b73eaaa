import { describe, expect, it } from "vitest";
import {
  addingBack,
  entryChange,
  roleOf,
  withAdded,
  withChanged,
  withFace,
  withMoved,
  withRole,
} from "./roster-changes.ts";

const anna = { id: "anna", name: "Anna", color: "#123456", parent: true };
const mia = { id: "mia", name: "Mia", color: "#abcdef", kid: true, avatar: "fox" };

describe("the family's roster", () => {
  it("gets a new member at its end, under an id of their own", () => {
    const other = { id: "", name: "Mia", color: "#000000", kid: true };
    const after = withAdded([anna, mia], other);
    expect(after.slice(0, 2)).toEqual([anna, mia]);
    expect(after[2]).toMatchObject({ name: "Mia", color: "#000000" });
    expect(["", "anna", "mia"]).not.toContain(after[2]?.id);
  });

  it("changes one member and nobody else", () => {
    expect(withChanged([anna, mia], { ...mia, name: "Miriam" })).toEqual([
      anna,
      { ...mia, name: "Miriam" },
    ]);
  });

  it("is changed from the entry as it was opened, whatever the roster has become since", () => {
    const [opened, later] = [mia, { ...mia, birthday: "--05-09" }];
    const renamed = { ...opened, name: "Miriam" };
    const change = entryChange([anna, later], opened, renamed);
    expect(change).toEqual({ members: [anna, renamed], seen: [anna, opened] });
  });

  it("takes somebody who was removed meanwhile back as the change has them", () => {
    const renamed = { ...mia, name: "Miriam" };
    const change = entryChange([anna], mia, renamed);
    expect(change).toEqual({ members: [anna, renamed], seen: [anna, mia] });
    expect(addingBack(change)).toEqual({ members: [anna, renamed], seen: [anna] });
  });

  it("moves a member up and down among the others", () => {
    const tom = { ...mia, id: "tom" };
    expect(withMoved([anna, mia, tom], 2, -1)).toEqual([anna, tom, mia]);
    expect(withMoved([anna, mia, tom], 0, 1)).toEqual([mia, anna, tom]);
  });
});

describe("a member's role and face", () => {
  it("are replaced, not added to", () => {
    expect(withRole(mia, "parent")).toEqual({
      id: "mia",
      name: "Mia",
      color: "#abcdef",
      avatar: "fox",
      parent: true,
    });
    expect(roleOf(withRole(anna, "other"))).toBe("other");
    expect(roleOf(withRole(anna, "child"))).toBe("child");
  });

  it("is the initial again once a picture is given back", () => {
    expect(withFace(mia, undefined)).not.toHaveProperty("avatar");
    expect(withFace(mia, "owl").avatar).toBe("owl");
  });
});
