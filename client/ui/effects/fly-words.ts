import * as styles from "./celebrate.module.css";

const flightMs = 1600;
/** So far from the edge of the screen words stay whole, in pixels. */
const edge = 48;

const centreOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Lets words rise from one element and fly into another; without one they rise and fade. Nothing moves where reduced
 * motion is asked for.
 */
export const flyWords = (words: string, from: Element, into: Element | null): void => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const begin = centreOf(from);
  // Over a face at the top of the page there may be no room.
  const rise = Math.min(from.getBoundingClientRect().height, Math.max(0, begin.y - edge));
  const end = into === null ? { x: begin.x, y: begin.y - 2 * rise } : centreOf(into);
  const at = (x: number, y: number, scale: number) =>
    `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(${scale})`;
  const label = document.createElement("span");
  label.className = styles.flyingWords;
  label.dataset["testid"] = "flying-words";
  label.setAttribute("aria-hidden", "true");
  label.textContent = words;
  label.style.left = `${begin.x}px`;
  label.style.top = `${begin.y}px`;
  document.body.append(label);
  label.animate(
    [
      { transform: at(0, 0, 0.4), opacity: 0 },
      { transform: at(0, -rise, 1.3), opacity: 1, offset: 0.25 },
      { transform: at(0, -rise, 1.3), opacity: 1, offset: 0.55 },
      {
        transform: at(end.x - begin.x, end.y - begin.y, 0.5),
        opacity: into === null ? 0 : 0.9,
      },
    ],
    { duration: flightMs, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" },
  ).onfinish = () => label.remove();
};
