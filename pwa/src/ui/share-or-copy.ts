const isRefusedByPerson = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === "AbortError";

/** Browsers share on https alone, and not all of them. */
const canShare = (): boolean => "share" in navigator;

/** Gives a text away through the phone's own sharing, else copies it; says which, `kept` where somebody thought better of it. Rejects where the browser does neither. */
export const shareOrCopy = async (text: string): Promise<"shared" | "copied" | "kept"> => {
  if (canShare())
    return navigator.share({ text }).then(
      () => "shared" as const,
      (reason: unknown) => {
        if (isRefusedByPerson(reason)) return "kept" as const;
        throw reason;
      },
    );
  // Missing where the page came over plain http.
  if (navigator.clipboard === undefined) throw new Error("no clipboard");
  await navigator.clipboard.writeText(text);
  return "copied";
};
