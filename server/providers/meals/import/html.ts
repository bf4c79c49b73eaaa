import { setImmediate } from "node:timers/promises";
import { Tokenizer } from "htmlparser2";

/** What is heard while HTML is read, from its beginning to its end. */
export interface HtmlListener {
  open?(name: string, attributes: ReadonlyMap<string, string>): void;
  close?(name: string): void;
  /** Words, with their entities as characters; in a script as they stand. */
  text?(words: string): void;
}

const pieceLength = 64 * 1024;

/** A tokenizer and no tree: pages that open a million tags take no longer than others of their length. */
const tokenizerFor = (html: string, heard: HtmlListener): Tokenizer => {
  let tag = "";
  let attribute = "";
  let value = "";
  let attributes = new Map<string, string>();
  const slice = (start: number, end: number): string => html.slice(start, end);
  const ignore = (): void => undefined;
  const opened = (): void => heard.open?.(tag, attributes);
  return new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        tag = slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname: (start, end) => {
        attribute = slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata: (start, end) => {
        value += slice(start, end);
      },
      onattribentity: (codepoint) => {
        value += String.fromCodePoint(codepoint);
      },
      onattribend: () => void attributes.set(attribute, value),
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag: (start, end) => heard.close?.(slice(start, end).toLowerCase()),
      ontext: (start, end) => heard.text?.(slice(start, end)),
      ontextentity: (codepoint) => heard.text?.(String.fromCodePoint(codepoint)),
      ...{ oncdata: ignore, oncomment: ignore, ondeclaration: ignore },
      ...{ onprocessinginstruction: ignore, onend: ignore },
    },
  );
};

/** Reads a few lines of HTML. */
export const readHtml = (html: string, heard: HtmlListener): void => {
  const tokenizer = tokenizerFor(html, heard);
  tokenizer.write(html);
  tokenizer.end();
};

/** Reads a page piece by piece, so that others are served in between. */
export const readPage = async (html: string, heard: HtmlListener): Promise<void> => {
  const tokenizer = tokenizerFor(html, heard);
  for (let at = 0; at < html.length; at += pieceLength) {
    tokenizer.write(html.slice(at, at + pieceLength));
    await setImmediate();
  }
  tokenizer.end();
};
