import { readLocal } from "../../platform/local-storage.ts";
import { isSameDraft, type PutAway } from "./register-draft.ts";
import { nameOfDraft } from "./saved-drafts.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const read = (place: string): unknown => {
  try {
    const found: unknown = JSON.parse(readLocal(nameOfDraft(place)) ?? "null");
    return found;
  } catch {
    // Somebody else's words under this name.
    return null;
  }
};

const isPutAway = (found: unknown): found is PutAway =>
  isObject(found) && "putAway" in found && "over" in found;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  isObject(value) && !Array.isArray(value) ? { ...value } : undefined;

/** A draft that was put away, over what stands there by now. */
interface FoundDraft<T> {
  readonly draft: T;
  /** The fields that were written on and that somebody changed since. */
  readonly others: readonly string[];
}

/** Of what nobody wrote on, what stands there now; the rest as it was written. */
const overToday = (written: Fields, over: Fields, today: Fields) => {
  const names = [...new Set([...Object.keys(today), ...Object.keys(written)])];
  const isWritten = (name: string) => !isSameDraft(written[name], over[name]);
  const fieldOf = (name: string) => (isWritten(name) ? written[name] : today[name]);
  return {
    draft: Object.fromEntries(names.map((name) => [name, fieldOf(name)])),
    others: names.filter(
      (name) =>
        isWritten(name) &&
        !isSameDraft(today[name], over[name]) &&
        !isSameDraft(today[name], written[name]),
    ),
  };
};

/**
 * What was put away in a place, over what stands there at first, which names what an earlier version of the app didn't know;
 * undefined where nothing was, or something else. It is still there until somebody writes on.
 */
export const findSavedDraft = <T>(place: string, first: T): FoundDraft<T> | undefined => {
  const found = read(place);
  const { putAway, over } = isPutAway(found) ? found : { putAway: found, over: first };
  if (putAway === null || typeof putAway !== typeof first) return undefined;
  const [written, before, today] = [putAway, over, first].map(fieldsOf);
  const merged: FoundDraft<unknown> =
    written === undefined || before === undefined || today === undefined
      ? { draft: putAway, others: [] }
      : isPutAway(found)
        ? overToday(written, before, today)
        : { draft: { ...today, ...written }, others: [] };
  if (isSameDraft(merged.draft, first)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what this place was given by registerDraft
  return merged as FoundDraft<T>;
};

/** The same without what others changed. */
export const savedDraftOf = <T>(place: string, first: T): T | undefined =>
  findSavedDraft(place, first)?.draft;
