import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "#tests/fixtures/server/stub-storage.ts";
import { savedDraftOf } from "./drafts/find-saved-draft.ts";
import { registerDraft } from "./drafts/register-draft.ts";
import { saveOpenDrafts } from "./drafts/saved-drafts.ts";
import { keyOfRepeatedWrite } from "./queue/repeat-keys.ts";
import { watchSession } from "./session.ts";

beforeEach(() => {
  stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the phone that is told, one after the other, who is signed in. */
const openPage = (...members: (string | undefined)[]) => {
  const client = new QueryClient();
  const changes: (string | undefined)[] = [];
  const { memberId } = watchSession(client, () => changes.push(memberId()));
  const tells = (member: string | undefined) =>
    client.setQueryData(["settings", "GET /api/config", {}], {
      session: member === undefined ? null : { memberId: member },
    });
  members.forEach(tells);
  return { tells, changes };
};
const write = (text: string) => {
  const stop = registerDraft("new-event", "", () => text);
  saveOpenDrafts();
  stop();
};
const found = () => savedDraftOf("new-event", "");
const keyOfStar = () => keyOfRepeatedWrite("a star for Mia", 3_600_000, Date.now()).id;

describe("what Mia left half-written, and what she asked for without an answer", () => {
  it("is there again while she stays signed in, also on a page that is opened anew", () => {
    openPage("mia");
    write("Birthday");
    const key = keyOfStar();
    const { changes } = openPage("mia", "mia");
    expect([found(), keyOfStar(), changes]).toEqual(["Birthday", key, ["mia"]]);
  });

  it.each([
    ["her session has ended", [undefined]],
    ["Leo is signed in", ["leo"]],
  ])("is forgotten where %s, also while no page was open", (_, next) => {
    const page = openPage("mia");
    write("Birthday");
    const key = keyOfStar();
    next.forEach(page.tells);
    expect(found()).toBeUndefined();
    expect(keyOfStar()).not.toBe(key);

    openPage("mia");
    write("Party");
    openPage(...next);
    expect(found()).toBeUndefined();
  });

  it("isn't taken from Leo by a page that hears later of him", () => {
    const page = openPage("mia");
    openPage("leo");
    write("Football");
    page.tells("leo");
    expect(found()).toBe("Football");
  });
});
