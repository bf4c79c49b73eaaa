const mostBytes = 75;
const encoder = new TextEncoder();

/** Folds a line into at most 75 bytes each, never within a character. */
export const foldLine = (line: string): string => {
  if (line.length * 3 <= mostBytes || Buffer.byteLength(line) <= mostBytes) return line;
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > mostBytes) {
      lines.push(current);
      current = " ";
      bytes = 1;
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join("\r\n");
};
