import { afterEach, expect, it, vi } from "vitest";
import { growFrom } from "./grow-from.ts";

const boxed = (left: number, top: number, width: number, height: number) => {
  const animate = vi.fn();
  const element: Element = Object.assign(Object.create(null), {
    animate,
    getBoundingClientRect: () => ({ left, top, width, height }),
  });
  return { element, animate };
};

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, 1],
  [true, 0],
])("Mia's card becomes her sheet, and at once where motion is unwelcome (%s)", (matches, times) => {
  vi.stubGlobal("matchMedia", () => ({ matches }));
  const card = boxed(100, 400, 200, 300);
  const sheet = boxed(300, 100, 800, 600);
  growFrom(sheet.element, card.element);
  expect(sheet.animate).toHaveBeenCalledTimes(times);
  if (times === 1)
    expect(sheet.animate.mock.calls[0]?.[0][0].transform).toBe(
      "translate(-500px, 150px) scale(0.25, 0.5)",
    );
});
