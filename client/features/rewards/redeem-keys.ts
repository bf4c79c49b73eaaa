import type { CodePicture } from "#contract/members.ts";
import type { ApiError } from "../../api/api-error.ts";
import { newId } from "../../platform/random-id.ts";
import { writeLocal, readLocal } from "../../platform/local-storage.ts";

/** What proves whose stars they are. */
export interface RedeemProof {
  readonly pin?: string;
  readonly pictures?: CodePicture[];
}

/** A reward that a member spends stars on. */
export interface RedeemChoice {
  readonly rewardId: string;
  readonly memberId: string;
  readonly proof?: RedeemProof;
}

/** Longer than anybody tries again for one redemption, shorter than the house knows its key. */
const validMs = 86_400_000;

const nameOf = ({ memberId, rewardId }: RedeemChoice): string =>
  `unanswered redemption ${memberId} ${rewardId}`;

/** For windows that may not remember: as long as the page. */
const ofThisPage = new Map<string, string>();

const write = (name: string, word: string | undefined): void => {
  if (word === undefined) ofThisPage.delete(name);
  else ofThisPage.set(name, word);
  writeLocal(name, word);
};

/**
 * The Idempotency-Key to redeem a choice with: the one of the last try where its answer never came, for a day, also on a
 * page that was left, loaded again or ended meanwhile; else a new one.
 */
export const redeemKeyFor = (choice: RedeemChoice, now: number): string => {
  const name = nameOf(choice);
  const [at, known] = (readLocal(name) ?? ofThisPage.get(name) ?? "").split(" ");
  // Clocks are also set back.
  const age = Math.abs(now - Number(at));
  const key = known !== undefined && age < validMs ? known : newId();
  if (key !== known) write(name, `${now} ${key}`);
  return key;
};

/** Hears how the last try of a choice ended: an answer of the house, yes or no, ends its key. */
export const settleRedeemKey = (
  choice: RedeemChoice,
  error: Pick<ApiError, "status"> | null,
): void => {
  const isUnsure = error !== null && (error.status === 0 || error.status >= 500);
  if (!isUnsure) write(nameOf(choice), undefined);
};
