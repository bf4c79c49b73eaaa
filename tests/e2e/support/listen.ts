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
    Object.defineProperty(globalThis, "SpeechSynthesisUtterance", {
      value: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  await page.reload();
};
