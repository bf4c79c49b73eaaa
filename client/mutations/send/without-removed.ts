import { call } from "../../api/call.ts";

const namesSomebody = (body: object): boolean =>
  "memberId" in body ||
  ("memberIds" in body && Array.isArray(body.memberIds) && body.memberIds.length > 0);

/** Sent parts without whoever is no member any more: nobody adds it then, and it is for those who are left; the same object where it names nobody. */
export const withoutRemoved = async <Sent extends object>(sent: Sent): Promise<Sent> => {
  if (!("body" in sent) || typeof sent.body !== "object" || sent.body === null) return sent;
  if (!namesSomebody(sent.body)) return sent;
  const { answer } = await call({ key: "GET /api/members" }, {});
  const family = new Set<unknown>(answer.map(({ id }) => id));
  const rest = Object.entries({ ...sent.body }).flatMap(([field, value]): [string, unknown][] => {
    if (field === "memberId" && !family.has(value)) return [];
    if (field !== "memberIds" || !Array.isArray(value)) return [[field, value]];
    return [[field, value.filter((id) => family.has(id))]];
  });
  return { ...sent, body: Object.fromEntries(rest) };
};
