import { mapInTurns } from "#server/platform/in-turns.ts";
import { dav } from "./names.ts";
import { childOf, childrenOf, type XmlElement } from "#server/platform/xml.ts";

/** What a multistatus says about one resource. */
export interface DavResponse {
  /** As the server wrote it. */
  readonly href: string;
  /** The status of the resource itself; null where its properties have one each. */
  readonly status: number | null;
  /** The properties that were found, by name; one with a status such as 404 isn't there. */
  readonly properties: ReadonlyMap<string, XmlElement>;
}

export interface Multistatus {
  readonly responses: readonly DavResponse[];
  readonly syncToken?: string;
}

const statusOf = (element: XmlElement | undefined): number | null => {
  const code = /^HTTP\/\d(?:\.\d)? (\d{3})/.exec(
    childOf(element, dav("status"))?.text.trim() ?? "",
  );
  return code === null ? null : Number(code[1]);
};

const isSuccess = (status: number | null): boolean =>
  status === null || (status >= 200 && status < 300);

const propertiesOf = (response: XmlElement): ReadonlyMap<string, XmlElement> =>
  new Map(
    childrenOf(response, dav("propstat"))
      .filter((propstat) => isSuccess(statusOf(propstat)))
      .flatMap((propstat) => childOf(propstat, dav("prop"))?.children ?? [])
      .map((property) => [property.name, property]),
  );

/** Reads a multistatus, thousands of rows in turns with other work; null where the document is none. */
export const readMultistatus = async (root: XmlElement): Promise<Multistatus | null> => {
  if (root.name !== dav("multistatus")) return null;
  const syncToken = childOf(root, dav("sync-token"))?.text.trim();
  const responses = await mapInTurns(childrenOf(root, dav("response")), (response) => {
    const status = statusOf(response);
    const properties = propertiesOf(response);
    return childrenOf(response, dav("href")).map(({ text }) => ({
      ...{ href: text.trim(), status, properties },
    }));
  });
  return { responses, ...(syncToken === undefined || syncToken === "" ? {} : { syncToken }) };
};

/** The address in a property such as `current-user-principal`. */
export const hrefIn = (property: XmlElement | undefined): string | undefined => {
  const href = childOf(property, dav("href"))?.text.trim();
  return href === "" ? undefined : href;
};
