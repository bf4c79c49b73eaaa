import type { Environment } from "#server/config/env.ts";
import type { EnvFile } from "#server/config/env-file.ts";

/** One calendar address and the variable that gives it. */
export interface FeedAddress {
  readonly variable: string;
  /** The address as it was written. */
  readonly text: string;
  /** The address as it is requested; undefined where the text is no address. */
  readonly address: string | undefined;
  /** Where the variable is set with higher priority than in set-up's own file, which then can't change it. */
  readonly elsewhere: ReturnType<EnvFile["givenElsewhere"]>;
}

interface FeedAddressListDeps {
  readonly envFile: EnvFile;
  /** All environment variables as merged at the start. */
  readonly atStart: Environment;
  readonly readAddress: (text: string) => string | undefined;
}

export const sharedFeedVariable = "CALENDAR_ICS_URL";

const isFeedVariable = (name: string): boolean =>
  name === sharedFeedVariable || name.startsWith(`${sharedFeedVariable}_`);

/** The calendar addresses of the operator and of set-up; set-up's own are in its `.env`. */
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
    /** The variables in force, for the source to read. */
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
