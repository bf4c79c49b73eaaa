import { type TestBrowser, openTestBrowser } from "../fixtures/http/test-browser.ts";
import type { TestServer } from "../fixtures/server/test-server.ts";
import { upload } from "../fixtures/http/upload.ts";

/** Somebody of the family with a phone, who writes over the API; whatever is refused ends the run. */
export interface FamilyWriter {
  // oxlint-disable-next-line typescript/no-explicit-any -- answers whose shape the contract test has checked
  get(path: string): Promise<any>;
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  send(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<any>;
  /** Sends a picture; its upload's id. */
  upload(picture: Uint8Array): Promise<string>;
}

const second = 1000;

/** Moves a house's time on to an instant. */
export const passTo = ({ clock }: Pick<TestServer, "clock">, instant: string): void =>
  clock.advance(Date.parse(instant) - clock.now());

const writerOf = (house: TestServer, browser: TestBrowser): FamilyWriter => {
  const granted = <T>(what: string, status: number, body: T): T => {
    if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    get: async (path) => {
      const { status, body } = await browser.get(path);
      return granted(path, status, body);
    },
    send: async (method, path, body) => {
      // What is written one after the other has an order.
      house.clock.advance(second);
      const answer = await browser.send(method, path, body);
      return granted(`${method} ${path}`, answer.status, answer.body);
    },
    upload: async (picture) => {
      house.clock.advance(second);
      const { status, body } = await upload(house, browser, picture);
      return String(granted("an upload", status, body).uploadId);
    },
  };
};

/** Signs a member in on a phone without a screen. */
export const signInAs = async (
  house: TestServer,
  memberId: string,
  pin: string,
): Promise<FamilyWriter> => {
  const writer = writerOf(house, openTestBrowser(house));
  await writer.send("POST", "/api/session", { memberId, pin });
  return writer;
};

/** Somebody at this very machine, who proved nothing. */
export const somebody = (house: TestServer): FamilyWriter =>
  writerOf(house, openTestBrowser(house));
