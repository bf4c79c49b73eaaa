import { expect, it } from "vitest";
import { installCommand } from "./install-command.ts";

it("is one line for a terminal, whose address can't break out of it", () => {
  expect(
    installCommand("https://wall.example/releases", {
      version: "1.2.3",
      files: [{ url: "wall.AppImage" }, { url: "family-wall-1.2.3-linux-amd64.deb" }],
    }),
  ).toEqual({
    version: "1.2.3",
    command:
      "wget -O /tmp/family-wall.deb 'https://wall.example/releases/family-wall-1.2.3-linux-amd64.deb' && sudo apt install /tmp/family-wall.deb",
  });
  const hostile = installCommand("https://wall.example", {
    version: "1.2.3",
    files: [{ url: "a';reboot;'.deb" }],
  });
  expect(hostile?.command.split("'").length).toBe(3);
});

it("is none where a release has no Debian package", () => {
  const files = [{ url: "wall.AppImage" }];
  expect(installCommand("https://wall.example", { version: "1.2.3", files })).toBe(null);
});
