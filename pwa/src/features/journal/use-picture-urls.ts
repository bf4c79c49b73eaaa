import { useEffect, useState } from "react";

/** Pictures on this phone as addresses of this page, for as long as they are shown. */
export const usePictureUrls = (pictures: readonly Blob[]): readonly (string | undefined)[] => {
  const [addresses, setAddresses] = useState<ReadonlyMap<Blob, string>>(new Map());
  // The list is made anew at each drawing; what is in it stays.
  const [known, setKnown] = useState(pictures);
  if (pictures.length !== known.length || pictures.some((picture, at) => picture !== known[at]))
    setKnown(pictures);
  useEffect(() => {
    const made = new Map(known.map((picture) => [picture, URL.createObjectURL(picture)]));
    setAddresses(made);
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
  }, [known]);
  return pictures.map((picture) => addresses.get(picture));
};
