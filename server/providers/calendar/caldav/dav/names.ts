const [davSpace, caldavSpace] = ["DAV:", "urn:ietf:params:xml:ns:caldav"];
const carddavSpace = "urn:ietf:params:xml:ns:carddav";

/** An element's name in the namespace of WebDAV. */
export const dav = (local: string): string => `{${davSpace}}${local}`;
/** An element's name in the namespace of CalDAV. */
export const caldav = (local: string): string => `{${caldavSpace}}${local}`;
/** An element's name in the namespace of CardDAV. */
export const carddav = (local: string): string => `{${carddavSpace}}${local}`;
/** An element's name in the namespace of calendarserver.org, which has the ctag. */
export const calendarServer = (local: string): string => `{http://calendarserver.org/ns/}${local}`;
/** An element's name in Apple's namespace, which has colours and the order. */
export const apple = (local: string): string => `{http://apple.com/ns/ical/}${local}`;

const namespaces =
  'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/" xmlns:a="http://apple.com/ns/ical/" xmlns:b="urn:ietf:params:xml:ns:carddav"';

/** A request's body: an element with what is in it, in the prefixes d, c, s, a and b (address books). */
export const davBody = (element: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<${element} ${namespaces}>${content}</${element}>`;
