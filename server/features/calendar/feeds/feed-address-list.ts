import type { Environment } from "#server/config/env.ts";
import type { EnvFile } from "#server/config/env-file.ts";

/** One calendar address and the variable that gives it. */
export interface FeedAddress {
  readonly variable: string;
  /** As it was written. */
  readonly text: string;
  /** As it is asked; undefined where it is none. */
  readonly address: string | undefined;
  /** Where it is given with more weight than in set-up's own file, which can't change it then. */
  readonly elsewhere: ReturnType<EnvFile["givenElsewhere"]>;
}

interface FeedAddressListDeps {
  readonly envFile: EnvFile;
  /** All words as they were merged at the start. */
  readonly atStart: Environment;
  readonly readAddress: (text: string) => string | undefined;
}

export const sharedFeedVariable = "CALENDAR_ICS_URL";

const isFeedVariable = (name: string): boolean =>
  name === sharedFeedVariable || name.startsWith(`${sharedFeedVariable}_`);

/** The calendars' addresses as the operator and set-up wrote them; set-up's own are in its `.env`. */
export const createFeedAddressList = ({ envFile, atStart, readAddress }: FeedAddressListDeps) => {
  const words = (): Record<string, string> => {
    const own = envFile.read();
    const names = new Set([...Object.keys(atStart), ...Object.keys(own)].filter(isFeedVariable));
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const word = envFile.givenElsewhere(name) === null ? own[name] : atStart[name];
        return word === undefined ? [] : [[name, word]];
      }),
    );
  };
  const textsOf = (word = ""): string[] =>
    word
      .split(";")
      .map((text) => text.trim())
      .filter(Boolean);
  const put = (variable: string, texts: readonly string[]): void =>
    envFile.put(variable, texts.length === 0 ? null : texts.join(";"));
  return {
    /** The variables that count now, for the source to read. */
    words,
    all: (): FeedAddress[] =>
      Object.entries(words()).flatMap(([variable, word]) =>
        textsOf(word).map((text) => ({
          ...{ variable, text, address: readAddress(text) },
          elsewhere: envFile.givenElsewhere(variable),
        })),
      ),
    givenElsewhere: envFile.givenElsewhere,
    add: (variable: string, address: string): void =>
      put(variable, [...textsOf(envFile.read()[variable]), address]),
    remove: ({ variable, text }: FeedAddress): void =>
      put(
        variable,
        textsOf(envFile.read()[variable]).filter((other) => other !== text),
      ),
  };
};

export type FeedAddressList = ReturnType<typeof createFeedAddressList>;
