import * as styles from "../manage-lists.module.css";
const mostStars = 6;
const flightMs = 700;

/** Lets a chore's stars fly from where they were approved to whose they are. Nothing moves where reduced motion is asked for. */
export const flyStars = (from: DOMRect, memberId: string, count: number): void => {
  const id = CSS.escape(memberId);
  const face = document.querySelector(`[data-face="${id}"], nav [data-member="${id}"]`);
  if (face === null || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const to = face.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  // An open dialog lies over everything but what is inside of it.
  const layer = document.querySelector("dialog[open]") ?? document.body;
  for (let at = 0; at < Math.min(count, mostStars); at += 1) {
    const star = document.createElement("span");
    star.className = styles.flyingStar;
    star.setAttribute("aria-hidden", "true");
    star.textContent = "★";
    star.style.left = `${x}px`;
    star.style.top = `${y}px`;
    layer.append(star);
    const aside = ((at % 3) - 1) * 30;
    star.animate(
      [
        { transform: "translate(-50%, -50%) scale(0.5)", opacity: 0 },
        {
          transform: `translate(calc(-50% + ${dx / 3 + aside}px), calc(-50% + ${dy / 3 - 60}px)) scale(1.4)`,
          opacity: 1,
          offset: 0.4,
        },
        {
          transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.6)`,
          opacity: 0.9,
        },
      ],
      { duration: flightMs, delay: at * 70, easing: "cubic-bezier(.4,0,.3,1)", fill: "both" },
    ).onfinish = () => star.remove();
  }
};
