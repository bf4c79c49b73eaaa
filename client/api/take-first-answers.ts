/** What a page brought along, by the addresses that would answer it. */
interface FirstAnswers {
  readonly revision: number;
  readonly answers: Record<string, unknown>;
}

/** How long after the page's start its answers are taken for the server's, in ms: a small machine takes its time to begin. */
const keepMs = 60_000;

const read = (): FirstAnswers | undefined => {
  const element = globalThis.document?.getElementById("first-answers");
  if (element == null) return;
  element.remove();
  setTimeout(forgetFirstAnswers, keepMs);
  const said: FirstAnswers = JSON.parse(element.textContent);
  return said;
};

let known: FirstAnswers | undefined;
let isRead = false;

const first = (): FirstAnswers | undefined => {
  if (!isRead) known = read();
  isRead = true;
  return known;
};

/** The revision of the live stream to which the page's answers are current; undefined where it brought none. */
export const firstRevision = (): number | undefined => first()?.revision;

/** The addresses whose answers the page brought along, and nobody has taken yet. */
export const firstAddresses = (): readonly string[] => Object.keys(first()?.answers ?? {});

/** The answer that the page brought along for an address, left where it is; undefined where it brought none. */
export const peekFirstAnswer = (address: string): unknown => first()?.answers[address];

/** The answer that the page brought along for an address, for its first asking; undefined where it brought none. */
export const takeFirstAnswer = (address: string): unknown => {
  const answers = first()?.answers;
  const answer = answers?.[address];
  if (answers !== undefined) delete answers[address];
  return answer;
};

/** Forgets what the page brought along and nobody asked for yet, because it may have changed. */
export const forgetFirstAnswers = (): void => {
  if (known !== undefined) known = { ...known, answers: {} };
};
