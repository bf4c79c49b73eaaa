import { expect, it } from "vitest";
import { rotateScreen } from "./rotate-screen.ts";

const desktop = (answers: Readonly<Record<string, string>>) => {
  const asked: string[] = [];
  return {
    asked,
    run: (program: string, words: readonly string[]): Promise<string> => {
      const command = [program, ...words].join(" ");
      asked.push(command);
      return Promise.resolve(answers[command] ?? "");
    },
  };
};

it("a wall that hangs upright is turned with its touches, and no other display", async () => {
  const { asked, run } = desktop({
    "xrandr --query": [
      "Screen 0: minimum 320 x 200, current 3200 x 1080",
      "HDMI-1 connected primary 1280x800+0+0 (normal left inverted) 510mm x 290mm",
      "HDMI-2 connected 1920x1080+1280+0 (normal left inverted) 510mm x 290mm",
    ].join("\n"),
    "xinput list --name-only": "Virtual core pointer\nILITEK Multi-Touch\nSynPS/2 TouchPad\n",
  });
  await rotateScreen({ rotation: 90, at: { x: 1280, y: 0 }, isWayland: false, run });
  expect(asked.slice(1)).toEqual([
    "xrandr --output HDMI-2 --rotate right",
    "xinput list --name-only",
    "xinput map-to-output pointer:ILITEK Multi-Touch HDMI-2",
  ]);
});

it("on Wayland it is asked for in Wayland's words", async () => {
  const { asked, run } = desktop({ "wlr-randr": 'HDMI-A-1 "Dell Inc."\n  Enabled: yes\n' });
  await rotateScreen({ rotation: 270, at: { x: 0, y: 0 }, isWayland: true, run });
  expect(asked.at(-1)).toBe("wlr-randr --output HDMI-A-1 --transform 90");
});

it("on Wayland only the display that the wall hangs on is turned", async () => {
  const { asked, run } = desktop({
    "wlr-randr": [
      'HDMI-A-1 "Dell Inc."',
      "  Enabled: yes",
      "  Modes:",
      "    1920x1080 px, 60.000000 Hz (preferred, current)",
      "  Position: 0,0",
      "  Transform: normal",
      'HDMI-A-2 "Iiyama North America"',
      "  Enabled: yes",
      "  Position: 1920,0",
      "  Transform: normal",
      'DSI-1 "(null)"',
      "  Enabled: no",
      "",
    ].join("\n"),
  });
  await rotateScreen({ rotation: 90, at: { x: 1920, y: 0 }, isWayland: true, run });
  expect(asked.at(-1)).toBe("wlr-randr --output HDMI-A-2 --transform 270");
  await expect(
    rotateScreen({ rotation: 90, at: { x: 640, y: 0 }, isWayland: true, run }),
  ).rejects.toThrow("no display to rotate");
});

it("a desktop that shows no such display says so", async () => {
  const { run } = desktop({ "xrandr --query": "HDMI-1 disconnected (normal)" });
  await expect(
    rotateScreen({ rotation: 90, at: { x: 0, y: 0 }, isWayland: false, run }),
  ).rejects.toThrow("no display to rotate");
});
