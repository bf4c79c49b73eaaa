import type { Environment } from "./env.ts";

/** Variables whose words are a choice from a short list and tell nothing. */
const harmless = /^(LOG_LEVEL|NODE_ENV|WEATHER_UNITS|[A-Z]+_PROVIDER)$/;

/** Everything that an environment says and that strangers have no business with. */
export const valuesToHide = (environment: Environment): string[] =>
  Object.entries(environment).flatMap(([name, word]) =>
    word === undefined || harmless.test(name) ? [] : [word],
  );
