/** The page, as far as its watch needs it. */
interface Page {
  /** Whether there is something on it; rejects where it can't say. */
  hasContent(): Promise<boolean>;
  /** Ends a page that doesn't answer. */
  crash(): void;
}

interface WatchPageDeps {
  readonly page: Page;
  readonly onBlank: () => void;
  readonly rest: (ms: number) => Promise<void>;
}

const probeMs = 5000;
const answerMs = 4000;
/** One bad answer may be a page that is just being loaded, or a machine that is busy. */
const mostBad = 2;

type Finding = "fine" | "blank" | "hung";

/** Looks at the page every five seconds until it is told to stop; a page that is blank or hangs twice is bad. */
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
      // A crash is heard of, and shows it anew.
      if (finding === "hung") page.crash();
      else onBlank();
    }
  };
  void run();
  return () => {
    isOver = true;
  };
};
