const growMs = 220;

const centreOf = ({ left, top, width, height }: DOMRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});

/** Lets an open dialog grow out of an element, by its transform and opacity alone; at once where motion is unwelcome. */
export const growFrom = (dialog: Element, from: Element): void => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [begin, end] = [from.getBoundingClientRect(), dialog.getBoundingClientRect()];
  if (end.width === 0 || end.height === 0) return;
  const [at, to] = [centreOf(begin), centreOf(end)];
  const [wide, high] = [begin.width / end.width, begin.height / end.height];
  dialog.animate(
    [
      {
        transform: `translate(${at.x - to.x}px, ${at.y - to.y}px) scale(${wide}, ${high})`,
        opacity: 0.4,
      },
      { transform: "none", opacity: 1 },
    ],
    { duration: growMs, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
};
