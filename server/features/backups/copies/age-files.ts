import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { PlaceError } from "../stores/store.ts";

/** The plain bytes of age's own chunks; each is followed by a tag. */
const [chunkBytes, tagBytes, nonceBytes] = [64 * 1024, 16, 16];

/** Encrypts to one identity and opens what was encrypted to it, in the age format (age-encryption.org/v1). */
export interface AgeFiles {
  encrypt(plain: Uint8Array): Promise<Uint8Array>;
  /** Rejects with a PlaceError: `backupKeyWrong` where it was encrypted to another key, else `backupPlaceLies`. */
  decrypt(encrypted: Uint8Array): Promise<Uint8Array>;
  /** How long a text of so many bytes is once it is encrypted. */
  encryptedBytes(plainBytes: number): number;
}

/** Opens the age format for an identity. */
export const openAgeFiles = async (identity: string): Promise<AgeFiles> => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const empty = await encrypter.encrypt(new Uint8Array());
  const headerBytes = empty.length - nonceBytes - tagBytes;
  return {
    encrypt: (plain) => encrypter.encrypt(plain),
    decrypt: async (encrypted) => {
      try {
        return await decrypter.decrypt(encrypted);
      } catch (error) {
        const isOtherKey = error instanceof Error && /no identity matched/i.test(error.message);
        if (isOtherKey)
          throw new PlaceError("backupKeyWrong", "it was encrypted to another key", {
            cause: error,
          });
        throw new PlaceError("backupPlaceLies", "a file isn't what was written", { cause: error });
      }
    },
    encryptedBytes: (plainBytes) =>
      headerBytes +
      nonceBytes +
      plainBytes +
      tagBytes * Math.max(1, Math.ceil(plainBytes / chunkBytes)),
  };
};
