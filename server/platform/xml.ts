import { setImmediate } from "node:timers/promises";
import { SaxesParser } from "saxes";

/** An element of a DAV answer; its name is `{namespace}local`. */
export interface XmlElement {
  readonly name: string;
  /** By local name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The element's own text, without that of its children. */
  readonly text: string;
}

/** An answer that is no well-formed XML, or more of it than anybody needs. */
export class XmlError extends Error {
  override readonly name = "XmlError";
}

const [mostElements, mostDepth] = [250_000, 24];
/** Letters that are parsed before other work gets its turn. */
const lettersAtOnce = 65_536;

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  readonly pieces: string[];
}

/** Collects elements as they begin and end; refuses a document type, and with it every entity of its own. */
const createCollector = () => {
  const parser = new SaxesParser({ xmlns: true });
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;
  parser.on("error", (error) => {
    throw new XmlError(error.message);
  });
  parser.on("doctype", () => {
    throw new XmlError("a document type");
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    count += 1;
    if (count > mostElements || open.length >= mostDepth) throw new XmlError("too much");
    const named = Object.values(attributes).map((each) => [each.local, each.value] as const);
    open.push({
      ...{ name: `{${uri}}${local}`, attributes: Object.fromEntries(named) },
      ...{ children: [], pieces: [] },
    });
  });
  const addText = (text: string): void => {
    open.at(-1)?.pieces.push(text);
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const { pieces, ...rest } = closed;
    const element = { ...rest, text: pieces.join("") };
    const parent = open.at(-1);
    if (parent === undefined) root = element;
    else parent.children.push(element);
  });
  return { parser, root: () => root };
};

/** Reads a document in slices, between which other work gets its turn; rejects with an XmlError. */
export const readXml = async (text: string): Promise<XmlElement> => {
  const { parser, root } = createCollector();
  for (let at = 0; at < text.length; at += lettersAtOnce) {
    parser.write(text.slice(at, at + lettersAtOnce));
    // Slices go one after the other.
    if (at + lettersAtOnce < text.length) await setImmediate();
  }
  parser.close();
  const found = root();
  if (found === undefined) throw new XmlError("no element");
  return found;
};

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Writes a text so that it stands in XML as itself. */
export const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** Every child of a name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
