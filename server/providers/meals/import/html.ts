import { setImmediate } from "node:timers/promises";
import { Tokenizer } from "htmlparser2";

/** Callbacks for the parts of an HTML text, in order. */
export interface HtmlListener {
  open?(name: string, attributes: ReadonlyMap<string, string>): void;
  close?(name: string): void;
  /** Text with entities decoded; in a script as written. */
  text?(words: string): void;
}

const pieceLength = 64 * 1024;

/** A tokenizer without a tree: a page that opens a million tags takes no longer than others of its length. */
const tokenizerFor = (html: string, listener: HtmlListener): Tokenizer => {
  let tag = "";
  let attribute = "";
  let value = "";
  let attributes = new Map<string, string>();
  const slice = (start: number, end: number): string => html.slice(start, end);
  const ignore = (): void => undefined;
  const opened = (): void => listener.open?.(tag, attributes);
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
      onclosetag: (start, end) => listener.close?.(slice(start, end).toLowerCase()),
      ontext: (start, end) => listener.text?.(slice(start, end)),
      ontextentity: (codepoint) => listener.text?.(String.fromCodePoint(codepoint)),
      ...{ oncdata: ignore, oncomment: ignore, ondeclaration: ignore },
      ...{ onprocessinginstruction: ignore, onend: ignore },
    },
  );
};

/** Reads a short HTML text synchronously. */
export const readHtml = (html: string, listener: HtmlListener): void => {
  const tokenizer = tokenizerFor(html, listener);
  tokenizer.write(html);
  tokenizer.end();
};

/** Reads a page piece by piece, so that requests are served in between. */
export const readPage = async (html: string, listener: HtmlListener): Promise<void> => {
  const tokenizer = tokenizerFor(html, listener);
  for (let at = 0; at < html.length; at += pieceLength) {
    tokenizer.write(html.slice(at, at + pieceLength));
    await setImmediate();
  }
  tokenizer.end();
};
