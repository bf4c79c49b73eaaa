import type { Page } from "@playwright/test";

/**
 * Words that are set on two lines although the app parts them by no soft hyphen. With `withBrowsersHyphens` those are left
 * out that a browser's own dictionary may part, which tests don't have, and not every family's browser.
 */
export const brokenWords = (
  page: Page,
  { withBrowsersHyphens = false }: { readonly withBrowsersHyphens?: boolean } = {},
): Promise<string[]> =>
  page.evaluate((leavesOut) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const box = text.parentElement;
      if (box?.checkVisibility() !== true) continue;
      // What only a screen reader reads is a dot.
      if (box.clientWidth === 1 || (leavesOut && getComputedStyle(box).hyphens === "auto"))
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(
        /[\p{L}\p{M}\u00AD]{2,}/gu,
      )) {
        if (word.includes("\u00AD")) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }, withBrowsersHyphens);

/** Titles that are cut, or fade as if they were, and words that stand on others. */
export const hiddenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("[data-part~=two-lines]")]
      .filter((title) => title.checkVisibility() && getComputedStyle(title).maskImage !== "none")
      .map(({ textContent }) => `cut: ${textContent}`),
    ...[...document.querySelectorAll("section > header + p")]
      .filter((words) => {
        const title = document.createRange();
        title.selectNodeContents(words.previousElementSibling?.firstElementChild ?? words);
        return title.getBoundingClientRect().bottom > words.getBoundingClientRect().top + 1;
      })
      .map(({ textContent }) => `below a title: ${textContent}`),
  ]);

/** What ends in dots because its line is too short for it. */
export const dottedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter(
        (box) =>
          getComputedStyle(box).textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth,
      )
      .map(({ textContent }) => `dots: ${textContent}`),
  );
