import { describe, expect, it } from "vitest";
import { chooseWindow, type Machine } from "./window-choice.ts";
import { allowsNamespaces } from "./this-machine.ts";

const kitchen: Machine = {
  platform: "linux",
  display: true,
  root: false,
  namespaces: true,
  helper: null,
};
const system = (files: Record<string, string>) => (file: string) => files[file] ?? null;

describe("the wall's window", () => {
  it("is Electron on an ordinary desktop", () => {
    expect(chooseWindow(kitchen)).toEqual({ window: "electron", say: null });
    expect(
      chooseWindow({ ...kitchen, platform: "darwin", root: true, namespaces: false }).window,
    ).toBe("electron");
  });

  it("is none without a screen", () => {
    expect(chooseWindow({ ...kitchen, display: false, root: true })).toEqual({
      window: "none",
      say: "There is no screen here.",
    });
  });

  it("is none for root, who has no sandbox in any browser", () => {
    const { window, say } = chooseWindow({ ...kitchen, root: true });
    expect(window).toBe("none");
    expect(say).toContain("as a normal user");
  });

  it("is an installed browser where the system forbids Electron's sandbox, and the cure is one line", () => {
    const { window, say } = chooseWindow({ ...kitchen, namespaces: false });
    expect(window).toBe("browser");
    expect(say).toMatch(
      /^[^\n]*npx install-electron && sudo chown root [^\n]*sudo chmod 4755 [^\n]*$/,
    );
    expect(say).not.toContain("no-sandbox");
  });

  it("is Electron there too after the cure", () => {
    const helper = { file: "/wall/node_modules/electron/dist/chrome-sandbox", setuidRoot: false };
    const before = chooseWindow({ ...kitchen, namespaces: false, helper });
    expect(before.say).toContain(`sudo chmod 4755 "${helper.file}"`);
    expect(before.say).not.toContain("install-electron");
    const after = chooseWindow({
      ...kitchen,
      namespaces: false,
      helper: { ...helper, setuidRoot: true },
    });
    expect(after).toEqual({ window: "electron", say: null });
  });
});

describe("a Linux", () => {
  it.each([
    ["Ubuntu 24.04", { "/proc/sys/kernel/apparmor_restrict_unprivileged_userns": "1" }, false],
    ["an older Debian", { "/proc/sys/kernel/unprivileged_userns_clone": "0" }, false],
    ["one that allows none", { "/proc/sys/user/max_user_namespaces": "0" }, false],
    ["Debian 12", { "/proc/sys/user/max_user_namespaces": "96365" }, true],
    ["one without such switches", {}, true],
  ])("such as %s is known by its switches", (_name, files, allowed) => {
    expect(allowsNamespaces(system(files))).toBe(allowed);
  });
});
