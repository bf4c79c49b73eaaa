/** `/chores/todo` is a list of the wall's; nobody's page may hide it. */
const reserved = ["todo"];

/** An id for a new member, made of the name: small letters that every file and address can hold, and free. */
export const memberIdFor = (name: string, taken: readonly string[]): string => {
  const plain = name
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[^a-z]+|-+$/g, "")
    .slice(0, 30);
  const start = plain === "" ? "member" : plain;
  const isFree = (id: string) => !taken.includes(id) && !reserved.includes(id);
  if (isFree(start)) return start;
  let count = 2;
  while (!isFree(`${start}-${count}`)) count += 1;
  return `${start}-${count}`;
};
