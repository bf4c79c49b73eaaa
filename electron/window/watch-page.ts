/** What the watch needs of a page. */
interface Page {
  /** Whether the page shows anything; rejects where it can't tell. */
  hasContent(): Promise<boolean>;
  /** Ends the page's process. */
  crash(): void;
}

interface WatchPageDeps {
  readonly page: Page;
  readonly onBlank: () => void;
  readonly rest: (ms: number) => Promise<void>;
}

const probeMs = 5000;
const answerMs = 4000;
/** A single bad answer may be a page that is loading, or a busy machine. */
const mostBad = 2;

type Finding = "fine" | "blank" | "hung";

/**
 * Checks the page every five seconds until the returned function is called; two bad checks in a row report or end it.
 */
export const watchPage = ({ page, onBlank, rest }: WatchPageDeps): (() => void) => {
  let isOver = false;

  const look = (): Promise<Finding> =>
    Promise.race([
      page.hasContent().then(
        (has): Finding => (has ? "fine" : "blank"),
        (): Finding => "blank",
      ),
      rest(answerMs).then((): Finding => "hung"),
    ]);

  const run = async (): Promise<void> => {
    let bad = 0;
    while (!isOver) {
      await rest(probeMs);
      const finding = await look();
      bad = finding === "fine" ? 0 : bad + 1;
      if (isOver || bad < mostBad) continue;
      bad = 0;
      // The end of the process triggers the reload.
      if (finding === "hung") page.crash();
      else onBlank();
    }
  };
  void run();
  return () => {
    isOver = true;
  };
};
