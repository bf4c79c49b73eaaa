import type { Page } from "@playwright/test";

/** Lets a page say what it reads aloud in its title. */
export const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "speechSynthesis", {
      value: {
        getVoices: () => [{ lang: "en-GB", localService: true }],
        cancel: () => undefined,
        speak: ({ text }: { text: string }) => {
          document.title = text;
        },
      },
    });
    globalThis.SpeechSynthesisUtterance = class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    } as unknown as typeof SpeechSynthesisUtterance;
  });
  await page.reload();
};
