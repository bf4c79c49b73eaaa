const [tab, lineFeed, carriageReturn, space] = [9, 10, 13, 32];

/**
 * The most bytes of one property, more than a list of thirty years of days; a longer one is cut without loss of
 * others.
 */
const mostBytes = 256 * 1024;

/** Unfolds bytes rather than characters, because some programs fold within a character. Drops NULs. */
const unfold = (body: Uint8Array): Uint8Array => {
  const hasLineFeeds = body.includes(lineFeed);
  const out = new Uint8Array(body.length);
  let size = 0;
  let length = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    const isEnd = byte === lineFeed || (byte === carriageReturn && !hasLineFeeds);
    if (isEnd) {
      const next = body[at + 1];
      if (next === space || next === tab) {
        at += 1;
        continue;
      }
      length = 0;
      out[size++] = lineFeed;
    } else if (byte !== 0 && byte !== carriageReturn && length < mostBytes) {
      length += 1;
      out[size++] = byte;
    }
  }
  return out.subarray(0, size);
};

const decode = (body: Uint8Array, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};

/** The unfolded properties of a file, in any character set. */
export const unfoldLines = (body: Uint8Array, charset: string): string[] => {
  // In UTF-16, NUL bytes are halves of characters.
  const isWide = /^utf-?16/i.test(charset);
  const bytes = isWide ? new TextEncoder().encode(decode(body, charset)) : body;
  const unfolded = unfold(bytes);
  const text = decode(unfolded, isWide ? "utf-8" : charset);
  // Old programs write Latin-1 without declaring it; then no non-ASCII character is valid UTF-8.
  const isLatin = text.includes("\uFFFD") && !/[\u0080-\uFFFC]|[\uD800-\uDBFF]/.test(text);
  return (isLatin ? decode(unfolded, "windows-1252") : text).split("\n");
};
