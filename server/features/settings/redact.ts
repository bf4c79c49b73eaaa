import { isIP } from "node:net";

/** What a bug report must not contain. */
export interface PrivateText {
  /** Secrets and addresses as the operator wrote them. */
  readonly words: readonly string[];
  /** Names and ids of the members. */
  readonly people: readonly string[];
  readonly hosts: readonly string[];
}

const shortestSecret = 4;

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const asPattern = (words: Iterable<string>): string =>
  [...new Set(words)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join("|");

/** A value and those of its parts that could occur alone: the items of a list, the components of an address. */
const partsOf = (word: string): string[] => {
  const pieces = word.split(/[;,\s]+/).filter(Boolean);
  const inside = pieces.flatMap((piece) => {
    const url = URL.parse(piece.replace(/^webcals?:/i, "https:"));
    if (url === null || url.host === "") return [];
    const { href, hostname, username, password, pathname, search, searchParams } = url;
    const segments = pathname.split("/").flatMap((segment) => [segment, unescaped(segment)]);
    return [
      ...[href, hostname, username, password, pathname, search],
      ...[...searchParams.values()],
      ...segments,
    ];
  });
  return [word, ...pieces, ...inside].filter((part) => part.length >= shortestSecret);
};

const unescaped = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const pathsAndAddresses: readonly (readonly [RegExp, string])[] = [
  [/\b(?!file:)[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+/gi, "[address]"],
  // Keeps only a file's own name, because folders may contain people's names.
  [/(?<!\w)(?:file:\/\/)?(?:[a-z]:)?(?:[\\/][^\s\\/:"'()]+)+[\\/](?=[^\s\\/:"'()]+)/gi, "…/"],
  [/[^\s@"'<>]+@[^\s@"'<>]+/g, "[address]"],
  // Lower case only, as host names are and functions in a stack trace mostly aren't.
  [
    /\b(?:[a-z0-9-]+\.)+(?!(?:ts|js|mjs|cjs|json|db|sql|node|ics|env|md|yaml)\b)[a-z][a-z0-9-]+\b/g,
    "[host]",
  ],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, "[host]"],
  [/(?<![\d-])\+?(?!\d{4}-\d\d-\d\d)\d[\d ()/-]{5,}\d/g, "[number]"],
];

/** Creates a function that removes secrets, addresses, hosts and the family's names from a text. */
export const createRedactor = ({
  words,
  people: identity,
  hosts,
}: PrivateText): ((text: string) => string) => {
  const secrets = asPattern(words.flatMap(partsOf));
  const places = asPattern(hosts.filter((host) => host.length >= shortestSecret));
  const names = asPattern(
    identity.flatMap((name) => [name, ...name.split(/[\s-]+/)]).filter((name) => name.length > 1),
  );
  const steps: (readonly [RegExp, string])[] = [
    ...(secrets === "" ? [] : [[new RegExp(secrets, "gi"), "[hidden]"] as const]),
    ...(places === "" ? [] : [[new RegExp(places, "gi"), "[host]"] as const]),
    ...pathsAndAddresses,
    ...(names === ""
      ? []
      : [
          [
            new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, "giu"),
            "[member]",
          ] as const,
        ]),
  ];
  return (text) =>
    steps
      .reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), text)
      .replaceAll(/[0-9a-f]*:[0-9a-f.:]*:[0-9a-f.]*(?:%\w+)?/gi, (token) =>
        isIP(token) === 0 ? token : "[host]",
      );
};
