/** How long the first picture is left alone with the machine, in ms. */
const restMs = 3000;

/** Loads what stands fast about days once Home has come to rest, after its first picture. */
export const loadHomeFacts = async () => {
  await new Promise((resolve) => {
    setTimeout(resolve, restMs);
  });
  return import("./home-facts.ts");
};
