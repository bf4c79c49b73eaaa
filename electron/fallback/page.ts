import { type FallbackCause, fallbackMessagesFor } from "./messages.ts";

interface Told {
  readonly cause: FallbackCause;
  /** What the program reported, one sentence a line, always in English. */
  readonly sentences: string;
  /** BCP 47 tags, the preferred one first. */
  readonly languages: readonly string[];
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const plain = (text: string): string =>
  text.replaceAll(/[&<>]/g, (letter) => escapes[letter] ?? "");

const style = `
  html { height: 100%; background: #1d1b19; color: #f3ecdf; font: clamp(18px, 2.4vmin, 40px)/1.5 system-ui, sans-serif; }
  body { min-height: 100%; margin: 0; display: grid; align-content: center; justify-items: center; box-sizing: border-box; padding: 6vmin; cursor: none; }
  main { max-width: 36em; }
  h1 { font-size: 1.9em; line-height: 1.2; margin: 0 0 .6em; text-wrap: balance; }
  p { margin: 0 0 1em; }
  .again, figcaption { color: #b9ad9b; }
  figure { margin: 1.6em 0; padding: 1em 1.2em; border-radius: .8em; background: #2a2623; }
  pre { margin: .4em 0 0; font: .82em/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Returns a `data:` address of a page without script or requests, for when the wall can't be shown. */
export const fallbackPage = ({ cause, sentences, languages }: Told): string => {
  const { lang, causes, again, said } = fallbackMessagesFor(languages);
  const { title, cure } = causes[cause];
  const figure =
    sentences === ""
      ? ""
      : `<figure><figcaption>${said}</figcaption><pre lang="en">${plain(sentences)}</pre></figure>`;
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Family Wall</title><style>${style}</style><body><main data-fallback="${cause}"><h1>${title}</h1><p>${cure}</p>${figure}<p class="again">${again}</p></main></body></html>`;
  return `data:text/html;charset=utf-8,${encodeURIComponent(page)}`;
};
