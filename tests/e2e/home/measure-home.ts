import type { Page } from "@playwright/test";

/** What a page of Home is held to, in CSS pixels. */
interface LeastSizes {
  readonly clock: number;
  readonly nextTitle: number;
  /** Of a title too long for that. */
  readonly longNextTitle: number;
  readonly minutes: number;
  readonly name: number;
  /** Of a name too long for that. */
  readonly longName: number;
  readonly title: number;
  readonly text: number;
  /** How far words stay from the edge of their card, at its sides and below; unmeasured without it. */
  readonly margin?: number;
}

/** The least sizes on a screen of so many pixels: those of 1280 by 800, in proportion to it, and what is readable on smaller ones. */
export const leastSizes = (width: number, height: number): LeastSizes => {
  if (height <= 480)
    return {
      ...{ clock: 84, nextTitle: 32, longNextTitle: 24, minutes: 0 },
      ...{ name: 20, longName: 16, title: 16, text: 16, margin: 3 },
    };
  if (width === 1024)
    return {
      ...{ clock: 104, nextTitle: 40, longNextTitle: 30, minutes: 0 },
      ...{ name: 22, longName: 17, title: 17, text: 17, margin: 4 },
    };
  const by =
    width > height ? Math.min(width / 1280, height / 720) : Math.min(width / 800, height / 1200);
  return {
    clock: 130 * by,
    nextTitle: 50 * by,
    longNextTitle: 38 * by,
    minutes: 70 * by,
    name: 25 * by,
    longName: 17 * by,
    title: 19 * by,
    text: Math.max(17, 14.5 * by),
    margin: 5 * by,
  };
};

/** What is wrong with Home as it stands, or with a part of it: words that are cut, broken where no hyphen stands, overlap, touch an edge or are too small, and targets that a finger misses. */
export const troublesOfHome = (page: Page, least: LeastSizes, part = ""): Promise<string[]> =>
  page.evaluate(
    ([sizes, within]) => {
      const home = document.querySelector(`[data-testid=home] ${within}`);
      if (home === null) return ["there is no Home"];
      const troubles: string[] = [];
      const slack = 1.6;
      const isDrawn = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest(".sr-only, dialog") === null;
      const wordsOf = (node: Node) => node.textContent?.trim() ?? "";
      const leaves: { words: string; element: Element; boxes: DOMRect[] }[] = [];
      /** Words of a text that go on in the next line in their middle; names are measured by `brokenNames`. */
      const names = "[data-testid=people] :not([data-part~=chore] *)[data-testid=fit-text]";
      const brokenIn = (node: Node): string[] =>
        [...(node.textContent ?? "").matchAll(/[\p{L}\p{M}\p{N}\u{AD}]+/gu)].flatMap(
          ({ index, 0: word }) => {
            if (word.includes("\u{AD}")) return [];
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => top);
            return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : [];
          },
        );
      const walker = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement;
        if (element === null || wordsOf(node) === "" || !isDrawn(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (boxes.length > 0) leaves.push({ words: wordsOf(node), element, boxes });
        if (boxes.length > 1 && !element.matches(names))
          troubles.push(
            ...brokenIn(node).map(
              (word) => `broken: "${word}" of "${wordsOf(node)}" in ${element.className}`,
            ),
          );
      }
      // Between the parts of a compound, where a line ends.
      for (const word of home.querySelectorAll("[aria-hidden] > span"))
        for (const hyphen of word.childNodes) {
          const [before, after] = [hyphen.previousSibling, hyphen.nextSibling];
          if (!(before instanceof Element && after instanceof Element) || !isDrawn(word)) continue;
          if (hyphen.nodeType !== Node.TEXT_NODE) continue;
          const range = document.createRange();
          range.selectNode(hyphen);
          const [{ bottom }, { top }] = [
            before.getBoundingClientRect(),
            after.getBoundingClientRect(),
          ];
          if (bottom < top + 4 && [...range.getClientRects()].every(({ width }) => width < 1))
            troubles.push(`no hyphen: "${before.textContent}" of "${wordsOf(word)}"`);
        }
      /** The glyphs of a line stand within the middle of its box. */
      const inner = ({ left, right, top, bottom, height }: DOMRect) => ({
        ...{ left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 },
      });
      for (const { words, element, boxes } of leaves) {
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < sizes.text - 0.1) troubles.push(`small: ${size.toFixed(1)} px "${words}"`);
        for (let around: Element | null = element; around !== null; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (
            around !== document.documentElement &&
            overflowX === "visible" &&
            overflowY === "visible"
          )
            continue;
          const edge = around.getBoundingClientRect();
          const isCut = boxes
            .map(inner)
            .some(
              ({ left, right, top, bottom }) =>
                left < edge.left - slack ||
                right > edge.right + slack ||
                top < edge.top - slack ||
                bottom > edge.bottom + slack,
            );
          if (isCut) {
            troubles.push(`cut: "${words}" by ${around.className || around.tagName}`);
            break;
          }
        }
      }
      /** What has an edge of its own, within which words keep a margin. */
      const cards =
        "[data-part~=face-tile], [data-part~=column], [data-part~=chore], [data-part~=food-card], [data-part~=later], [data-testid=next]";
      for (const { words, element, boxes } of leaves) {
        const card = element.closest(cards)?.getBoundingClientRect();
        if (card === undefined) continue;
        const free = (sizes.margin ?? Number.NEGATIVE_INFINITY) - slack / 2;
        const isTight = boxes
          .map(inner)
          .some(
            ({ left, right, bottom }) =>
              left - card.left < free || card.right - right < free || card.bottom - bottom < free,
          );
        if (isTight) troubles.push(`margin: "${words}" at the edge of its card`);
      }
      for (const [at, one] of leaves.entries())
        for (const other of leaves.slice(at + 1)) {
          const isOver = one.boxes
            .map(inner)
            .some((a) =>
              other.boxes
                .map(inner)
                .some(
                  (b) =>
                    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack,
                ),
            );
          if (isOver) troubles.push(`overlap: "${one.words}" and "${other.words}"`);
        }
      for (const target of home.querySelectorAll("button, a[href]")) {
        if (!isDrawn(target)) continue;
        const { width, height } = target.getBoundingClientRect();
        if (width < 55.5 || height < 55.5)
          troubles.push(`target: ${width.toFixed(0)}x${height.toFixed(0)} ${target.textContent}`);
      }
      const atLeast = (
        what: string,
        selector: string,
        usual: number,
        [short, long] = [Infinity, usual],
      ) => {
        for (const element of home.querySelectorAll(selector)) {
          const pixels = (element.textContent ?? "").length <= short ? usual : long;
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          if (isDrawn(element) && size < pixels - 0.1)
            troubles.push(`${what}: ${size.toFixed(1)} px of ${pixels} "${element.textContent}"`);
        }
      };
      atLeast("clock", "[data-part~=now-clock]", sizes.clock);
      atLeast("next", "[data-testid=next] h2", sizes.nextTitle, [22, sizes.longNextTitle]);
      atLeast("minutes", "[data-testid=next] p:not([data-words]) > strong", sizes.minutes);
      atLeast("chore", "[data-part~=chore] [data-testid=fit-text]", sizes.title);
      atLeast(
        "name",
        "[data-testid=people] :not([data-part~=chore] *)[data-testid=fit-text]",
        sizes.name,
        [6, sizes.longName],
      );
      return troubles;
    },
    [least, part] as const,
  );

/** The names of Home's people that go on in the next line in the middle of a word, without a hyphen. */
export const brokenNames = (page: Page): Promise<string[]> =>
  page
    .locator("[data-testid=people] :not([data-part~=chore] *)[data-testid=fit-text]")
    .evaluateAll((names) =>
      names.flatMap((name) => {
        if (!name.checkVisibility()) return [];
        const broken: string[] = [];
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
          if (text.parentElement?.closest(".sr-only") !== null) continue;
          for (const { index, 0: word } of (text.textContent ?? "").matchAll(
            /[\p{L}\p{M}\u{AD}]+/gu,
          )) {
            if (word.includes("\u{AD}")) continue;
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => top);
            if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(`broken: "${word}"`);
          }
        }
        return broken;
      }),
    );

/** The times of Home's seven days that have neither a title nor a face beside them. */
export const untitledTimes = (page: Page): Promise<string[]> =>
  page
    .getByTestId("week")
    .locator("time")
    .evaluateAll((times) =>
      times
        .filter((time) => time.checkVisibility())
        .filter((time) => {
          const title = time.nextElementSibling;
          if (title?.checkVisibility() === true && title.textContent !== "") return false;
          return time.parentElement?.firstElementChild?.checkVisibility() !== true;
        })
        .map((time) => `untitled: ${time.textContent}`),
    );

/** The days of Home whose number of what is left out isn't that of what doesn't stand there, and today where it says what has an hour but not, in few words, what is all day. */
export const miscountedDays = (page: Page): Promise<string[]> =>
  page
    .getByTestId("week")
    .locator("[data-part~=day-entries]")
    .evaluateAll((days) =>
      days.flatMap((day, at) => {
        const entries = [...day.querySelectorAll("[data-testid=day-entry]")];
        const [list, rest] = day.children;
        const stands = [...(list?.children ?? []), ...(rest?.querySelectorAll("li") ?? [])].filter(
          (one) => one.checkVisibility(),
        );
        const number = rest?.lastElementChild;
        const isNumbered = number?.checkVisibility() === true;
        const more = isNumbered ? Number(number?.textContent) : 0;
        const [first] = entries;
        const isUnsaid =
          at === 0 &&
          first?.querySelector("time") === null &&
          (first.textContent ?? "").length <= 16 &&
          !first.checkVisibility() &&
          stands.length > 0;
        return [
          ...(isUnsaid ? [`unsaid: ${first?.textContent}`] : []),
          // Where not even the number has room, the day's name is all.
          ...(stands.length + more === entries.length || (stands.length === 0 && !isNumbered)
            ? []
            : [`miscounted: ${stands.length} and ${more} of ${entries.length}`]),
        ];
      }),
    );

/** How many chores Home shows of each person who has a card, by their names. */
export const choresShown = (page: Page): Promise<Record<string, number>> =>
  page
    .getByTestId("people")
    .getByRole("article")
    .evaluateAll((cards) =>
      Object.fromEntries(
        cards.map((card) => [
          card.getAttribute("aria-label") ?? "",
          [...card.querySelectorAll("[data-part~=chore]")].filter((row) => row.checkVisibility())
            .length,
        ]),
      ),
    );
