import { createStore, del, values } from "idb-keyval";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import { noPhotosWait } from "./may-photos-wait.ts";
import { addPhoto } from "./mutations.ts";

/** A photo as versions of the app kept it that sent photos beside the queue. */
interface KeptPicture {
  readonly picture: Blob;
  readonly name: string;
  /** The same at every try, so that it counts once. */
  readonly key: string;
  /** When it was chosen, in ms. */
  readonly at: number;
}

/** Puts photos that an earlier version of the app left on this phone into the queue, each under its own key. */
export const takeOverPhotos = async (
  queue: Pick<MutationQueue, "enqueue" | "persisted">,
): Promise<void> => {
  const place = createStore("family-wall-uploads", "pictures");
  const kept = (await values<KeptPicture>(place)).toSorted((a, b) => a.at - b.at);
  const unkept: Promise<void>[] = [];
  for (const { picture, name, key } of kept) {
    const { answer } = queue.enqueue(addPhoto, { name }, { id: key, pictures: [picture] });
    answer.catch(() => undefined);
    // One after the other: a phone that is nearly full has no room for all of them twice.
    if (await queue.persisted(key)) await del(key, place);
    else unkept.push(answer.then(() => del(key, place)));
  }
  await Promise.all(unkept);
  noPhotosWait();
};
