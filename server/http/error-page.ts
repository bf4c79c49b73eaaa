const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A page for people with the reason, in one sentence, why the wall can't be shown. */
export const errorPage = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Family Wall</title><body><h1>Family Wall</h1><p>${sentence.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? "")}</p></body></html>`;
