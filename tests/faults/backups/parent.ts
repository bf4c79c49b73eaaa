import { randomUUID } from "node:crypto";

/** A parent's browser that was unlocked. */
export interface Parent {
  get(path: string): Promise<unknown>;
  /** Throws unless the answer is a success; a TypeError when the connection broke. */
  post(path: string, body?: unknown): Promise<unknown>;
  addChore(title: string): Promise<void>;
}

/** Opens a browser on a wall and unlocks it as Mom. */
export const openParent = async (url: string): Promise<Parent> => {
  let cookie = "";
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(cookie === "" ? {} : { cookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(method === "GET" ? {} : { "idempotency-key": randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    const cookies = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    if (cookies.length > 0) cookie = cookies.join("; ");
    return JSON.parse(text);
  };
  await ask("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  return {
    get: (path) => ask("GET", path),
    post: (path, body) => ask("POST", path, body),
    addChore: async (title) => {
      const chore = { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" };
      await ask("POST", "/api/tasks", chore);
    },
  };
};

/** Resolves when the request was answered or its connection broke. */
export const settled = async (request: Promise<unknown>): Promise<void> => {
  try {
    await request;
  } catch (error) {
    // fetch throws a TypeError when the connection breaks; everything else is not what was promised.
    if (!(error instanceof TypeError)) throw error;
  }
};
